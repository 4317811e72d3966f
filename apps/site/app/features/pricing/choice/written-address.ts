import type { ShouldRevalidateFunctionArgs } from 'react-router';

let latestAddress = '';

export function rememberAddress(address: string): void {
	latestAddress = address;
}

/** Whether a page must be loaded again: not for a search that the page itself wrote into the address. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: Pick<
	ShouldRevalidateFunctionArgs,
	'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
>): boolean {
	const isSamePage = currentUrl.pathname === nextUrl.pathname;
	const isOwn =
		currentUrl.search !== nextUrl.search && nextUrl.pathname + nextUrl.search === latestAddress;
	return isSamePage && isOwn ? false : defaultShouldRevalidate;
}
