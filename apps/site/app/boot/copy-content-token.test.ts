// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';
import script from './copy-content-token.ts?inline-script';

const run = new Function('location', 'localStorage', script);
const reload = vi.fn();
const visit = (storage: object = localStorage) => run({ protocol: 'http:', reload }, storage);

beforeEach(() => {
	reload.mockClear();
	localStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: the test starts without the cookie
	document.cookie = 'token-copy=; Max-Age=-1; Path=/';
	document.head.innerHTML =
		'<script type="application/json" id="page-settings">{"contentToken":{"storageKey":"member","cookie":"token-copy"}}</script>';
});

it('does nothing without a token', () => {
	visit();
	expect(document.cookie).toBe('');
	expect(reload).not.toHaveBeenCalled();
});

it('sets the token’s cookie and reloads the page', () => {
	localStorage.setItem('member', 'abc=;x');
	visit();
	expect(document.cookie).toBe('token-copy=abc%3D%3Bx');
	expect(reload).toHaveBeenCalledOnce();
	visit();
	expect(reload).toHaveBeenCalledOnce();
});

it('updates the cookie when the token changes or is removed', () => {
	localStorage.setItem('member', 'first');
	visit();
	localStorage.setItem('member', 'second');
	visit();
	expect(document.cookie).toBe('token-copy=second');
	localStorage.removeItem('member');
	visit();
	expect(document.cookie).toBe('');
	expect(reload).toHaveBeenCalledTimes(3);
});

it('reloads only once if cookies or storage are disabled', () => {
	localStorage.setItem('member', 'abc');
	const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
	visit();
	expect(reload).not.toHaveBeenCalled();
	cookies.mockRestore();
	const denied = () => {
		throw new DOMException('denied', 'SecurityError');
	};
	visit({ getItem: denied });
	expect(reload).not.toHaveBeenCalled();
});
