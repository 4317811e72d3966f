import type { ShouldRevalidateFunctionArgs } from 'react-router';

let latestAddress = '';

export function rememberAddress(address: string): void {
	latestAddress = address;
}

/** Skips revalidation for a query that the page itself wrote into the URL. */
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
