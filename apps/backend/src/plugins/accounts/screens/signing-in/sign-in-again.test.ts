// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../admin/saving/session.ts';

let user: { email: string } | null;

vi.mock('@payloadcms/ui', () => ({
	Button: ({ children }: { children: string }) => createElement('strong', {}, children),
	useAuth: () => ({ user, refreshCookieAsync: vi.fn() }),
	useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
	useTranslation: () => ({ i18n: { language: 'da' } }),
}));
vi.mock('./sign-in-form.tsx', () => ({
	SignInForm: ({ account }: { account?: string }) => createElement('output', {}, account),
}));
const { SignInAgain } = await import('./sign-in-again.tsx');

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	HTMLDialogElement.prototype.showModal = vi.fn();
	session.begin();
	user = { email: 'anna@example.com' };
});
afterEach(() => vi.unstubAllGlobals());

it.each([
	['Kontoret', ['Log ind med Kontoret', '_blank', '/api/users/openid?redirect=%2Fadmin']],
	[null, null],
])('links to the sign-in of a configured provider in a new tab: %s', async (provider, expected) => {
	const host = document.createElement('div');
	const root = createRoot(host);
	const props = { provider, children: 'The form' };
	await act(() => root.render(createElement(SignInAgain, props)));
	expect(host.querySelector('dialog')).toBeNull();
	await act(() => session.end());
	expect(host.textContent).toContain('The form');
	expect(host.querySelector('h2')?.textContent).toBe('Du er logget ud');
	const link = host.querySelector('a');
	const actual = link && [link.textContent, link.target, link.getAttribute('href')];
	expect(actual).toEqual(expected);
	await act(() => root.unmount());
});

it('signs in to the account that was signed in, also after Payload has cleared the user', async () => {
	const host = document.createElement('div');
	const root = createRoot(host);
	const props = { provider: null, children: 'The form' };
	const element = () => createElement(SignInAgain, props);
	await act(() => root.render(element()));
	user = null;
	await act(() => root.render(element()));
	await act(() => session.end());
	expect(host.querySelector('output')?.textContent).toBe('anna@example.com');
	await act(() => root.unmount());
});
