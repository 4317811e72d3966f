import type { ShouldRevalidateFunctionArgs } from 'react-router';

let written = '';

/** Remembers the address (path and search) that says what is shown. */
export function rememberAddress(address: string): void {
	written = address;
}

/**
 * Whether a page must be loaded again. Not where the router finds, at the next step in the history, the search that the page
 * itself wrote into the address: what it says is shown already, and loading would drop what is being fetched.
 */
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
		currentUrl.search !== nextUrl.search && nextUrl.pathname + nextUrl.search === written;
	return isSamePage && isOwn ? false : defaultShouldRevalidate;
}
