/** @import { Rule, Scope } from 'eslint' */

const BROWSER_GLOBALS = new Set(['window', 'document', 'navigator', 'matchMedia', 'customElements', 'localStorage']);

/**
 * A module that asks the browser for something while it is imported cannot be imported on a server.
 * @type {Rule.RuleModule}
 */
export const noBrowserAtImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { atImport: '{{name}} is asked while the module is imported: ask it inside of a function.' },
  },
  create(context) {
    return {
      'Program:exit'() {
        const undeclared = context.sourceCode.scopeManager.globalScope?.through ?? [];
        for (const { identifier, from } of undeclared.filter(isBrowserValue)) {
          const data = { name: String(identifier.name) };
          if (runsAtImport(from)) context.report({ node: identifier, messageId: 'atImport', data });
        }
      },
    };
  },
};

/** @param {Scope.Reference} reference */
function isBrowserValue({ identifier, ...reference }) {
  const isType = 'isTypeReference' in reference && reference.isTypeReference === true;
  return !isType && 'name' in identifier && BROWSER_GLOBALS.has(identifier.name);
}

/** Static fields and blocks run at import too; instance fields run in a constructor. @param {Scope.Scope | null} scope */
function runsAtImport(scope) {
  for (let current = scope; current; current = current.upper) {
    if (current.type === 'function') return false;
    if (current.type === 'class-field-initializer' && !isStaticField(current)) return false;
  }
  return true;
}

/** @param {Scope.Scope} scope */
function isStaticField({ block }) {
  const { parent } = /** @type {Rule.Node} */ (block);
  return parent?.type === 'PropertyDefinition' && parent.static;
}
