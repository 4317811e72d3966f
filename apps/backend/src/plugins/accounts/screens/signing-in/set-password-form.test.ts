// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
	Button: ({ children }: { children: ReactNode }) =>
		createElement('button', { type: 'submit' }, children),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { SetPasswordForm } = await import('./set-password-form.tsx');

let root: Root;
let calls: string[];
/** Responses by path; 200 otherwise. */
let failures: Record<string, number>;
const assign = vi.fn();

const save = async (target: string | null) => {
	const props = { token: 'invitation-x', email: 'anna@example.com', signInUrl: '/login', target };
	await act(async () => root.render(createElement(SetPasswordForm, props)));
	await act(async () => document.querySelector('form')?.requestSubmit());
};

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(window.location, 'assign').mockImplementation(assign);
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	[calls, failures] = [[], {}];
	vi.stubGlobal('fetch', async (path: string) => {
		calls.push(path);
		return Response.json({}, { status: failures[path] ?? 200 });
	});
	root = createRoot(document.body);
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	assign.mockClear();
});

it('signs in the person who accepts an invitation', async () => {
	await save('/admin');
	expect(calls).toEqual(['/api/users/reset-password', '/api/users/login']);
	expect(assign).toHaveBeenCalledWith('/admin');
});

it('leads to the sign-in if the account needs a second factor', async () => {
	failures = { '/api/users/login': 403 };
	await save('/admin');
	expect(assign).not.toHaveBeenCalled();
	expect(document.body.textContent).toContain('Your password is saved.');
});

it('does not sign in after a forgotten password', async () => {
	await save(null);
	expect(calls).toEqual(['/api/users/reset-password']);
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/login');
});
