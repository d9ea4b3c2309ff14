/** What trusts the address of a script, where a page asks that they be trusted. */
interface Trust {
  readonly createScriptURL: (url: string) => string;
}

interface TrustFactory {
  readonly createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Trust;
}

const plain: Trust = { createScriptURL: (url) => url };

/** A page gives a policy of one name only once: all tags share it. Undefined where the page forbids it. */
const policies = new WeakMap<TrustFactory, Trust | undefined>();

function policyOf(factory: TrustFactory): Trust | undefined {
  try {
    return factory.createPolicy('canfield-game', { createScriptURL: (url) => url });
  } catch {
    return undefined;
  }
}

/** The address of a script of this game, trusted where the page asks for that; undefined where the page does not allow it. */
export function scriptUrl(url: URL): string | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustFactory };
  if (trustedTypes && !policies.has(trustedTypes)) policies.set(trustedTypes, policyOf(trustedTypes));
  const trust = trustedTypes ? policies.get(trustedTypes) : plain;
  // In fact a TrustedScriptURL, which is taken wherever an address is.
  return trust?.createScriptURL(url.href);
}
