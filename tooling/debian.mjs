import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Whether packages can be installed here without asking anybody. */
export const canInstall = isRoot && existsSync('/etc/debian_version');

/** Installs packages of Debian. @param {readonly string[]} packages */
export function installFromDebian(packages) {
  const options = /** @type {const} */ ({
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
