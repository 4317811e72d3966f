// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateTo, provideNavigator } from './navigate-to';

const router = vi.fn();
let removeNavigator = () => {};
let assign = vi.fn();
let replace = vi.fn();

beforeEach(() => {
	assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
	removeNavigator = provideNavigator(router);
});
afterEach(() => {
	removeNavigator();
	vi.clearAllMocks();
	vi.restoreAllMocks();
});

it.each([
	'javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	' java\tscript:alert(1)',
	'\u0001javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox',
	'blob:https://example.org/1',
])('rejects the script protocol of %j, even with the external flag', async (address) => {
	await expect(navigateTo(address, { external: true })).rejects.toThrow(
		/^Cannot navigate to a URL with '\w+:' protocol\.$/,
	);
	expect(assign).not.toHaveBeenCalled();
	expect(router).not.toHaveBeenCalled();
});

it.each([
	'https://example.org',
	'//example.org',
	'/\\example.org',
	'\\\\example.org',
	'/\t/example.org',
	' https://example.org',
	'mailto:a@example.org',
])('rejects the external address %j without the flag', async (address) => {
	await expect(navigateTo(address)).rejects.toThrow(
		'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.',
	);
	expect(assign).not.toHaveBeenCalled();
	expect(router).not.toHaveBeenCalled();
});

it('navigates to an external address with the flag', async () => {
	await navigateTo('https://example.org', { external: true });
	expect(assign).toHaveBeenCalledWith('https://example.org');
	await navigateTo('https://example.org', { external: true, replace: true });
	expect(replace).toHaveBeenCalledWith('https://example.org');
});

it('uses the router for the site’s pages', async () => {
	await navigateTo('/da/priser?land=DK#top');
	expect(router).toHaveBeenCalledWith('/da/priser?land=DK#top', { replace: false });
	await navigateTo('/pricing', { replace: true });
	expect(router).toHaveBeenLastCalledWith('/pricing', { replace: true });
});

it('loads a document for files, and for all URLs without a router', async () => {
	await navigateTo('/blog/feed.xml');
	expect(assign).toHaveBeenCalledWith('/blog/feed.xml');
	removeNavigator();
	await navigateTo('/pricing');
	expect(assign).toHaveBeenLastCalledWith('/pricing');
	expect(router).not.toHaveBeenCalled();
});
