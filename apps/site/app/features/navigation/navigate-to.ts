import { addressScheme, isSafeAddress } from '@website/contracts/safe-address';
import { isExternalAddress, isPageAddress } from '#shared/addresses/link-address.ts';

export interface NavigateOptions {
	external?: boolean;
	replace?: boolean;
}

type Navigator = (address: string, options: { replace: boolean }) => void | Promise<void>;

let navigator: Navigator | undefined;

/** Sets the router of `navigateTo`; returns a function that removes it. */
export function provideNavigator(next: Navigator): () => void {
	navigator = next;
	return () => {
		if (navigator === next) navigator = undefined;
	};
}

/**
 * Navigates to a URL; the router handles the site's pages. Rejects script protocols, and external URLs without the flag (specification
 * sections 5 and 8).
 */
export async function navigateTo(
	address: string,
	{ external = false, replace = false }: NavigateOptions = {},
): Promise<void> {
	if (!isSafeAddress(address)) {
		throw new Error(`Cannot navigate to a URL with '${addressScheme(address)}' protocol.`);
	}
	if (isExternalAddress(address) && !external) {
		throw new Error(
			'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.',
		);
	}
	if (navigator && isPageAddress(address)) return navigator(address, { replace });
	if (replace) location.replace(address);
	else location.assign(address);
}
