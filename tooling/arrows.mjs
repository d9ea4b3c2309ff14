import { cruise } from 'dependency-cruiser';
import { rules } from './arrows-rules.mjs';
import { stop } from './workspace.mjs';

const FOLDERS = ['packages', 'apps', 'bench', 'integration', 'pictures', 'tooling', '.storybook'];

// With a compiler it does not know, the cruiser reads no module and finds no fault.
const SOURCES_AT_LEAST = 10;

const { output } = await cruise(
  FOLDERS,
  {
    validate: true,
    ruleSet: { forbidden: rules },
    tsPreCompilationDeps: true,
    exclude: { path: '^packages/[^/]+/(dist|reports)/.*[.]map$|^apps/[^/]+/dist/|^integration/apps/dist/|/reports/' },
    doNotFollow: { path: 'node_modules|^packages/[^/]+/dist/' },
  },
  { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
);
if (typeof output === 'string') stop(output);

const { modules, summary } = output;
const sources = modules.filter(({ source }) => /^packages\/[^/]+\/src\//.test(source));
if (sources.length < SOURCES_AT_LEAST)
  stop(`Only ${sources.length} sources of the packages were read: the check checks nothing.`);

for (const { rule, from, to, cycle } of summary.violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  console.error(`${rule.name}: ${way.join(' → ')}`);
}
for (const { name, comment } of broken(summary.violations)) console.error(`  ${name}: ${comment}`);
if (summary.violations.length > 0)
  stop('Imports point where they must not. The rules are in tooling/arrows-rules.mjs.');
console.log(
  `${sources.length} sources, ${summary.totalDependenciesCruised} imports: every arrow points down, no circle.`,
);

/** @param {import('dependency-cruiser').IViolation[]} violations */
function broken(violations) {
  const names = new Set(violations.map(({ rule }) => rule.name));
  return rules.flatMap(({ name, comment }) => (name && comment && names.has(name) ? [{ name, comment }] : []));
}
