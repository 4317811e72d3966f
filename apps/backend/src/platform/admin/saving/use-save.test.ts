// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const submit = vi.fn();
const setData = vi.fn();
const document: { id: number | undefined } = { id: 7 };
const form = { title: 'Typed', _form: 'one', updatedAt: '1' };
vi.mock('@payloadcms/ui', () => ({
	useAuth: () => ({ user: { id: 1 } }),
	useConfig: () => ({ config: { routes: { api: '/api' } } }),
	useDocumentInfo: () => ({ ...document, collectionSlug: 'pages', setData }),
	useForm: () => ({ submit, getData: () => form, setBackgroundProcessing: vi.fn() }),
	useLocale: () => ({ code: 'en' }),
}));
const { useSave } = await import('./use-save.ts');
const { onChangeOf } = await import('./document-changed.ts');
const { session } = await import('./session.ts');

let saving: ReturnType<typeof useSave>;
function Form() {
	saving = useSave();
	return null;
}
let root: Root;
let end: (() => void) | undefined;
const response = (status: number) => ({ res: new Response(null, { status }) });

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.resetAllMocks();
	root = createRoot(window.document.createElement('div'));
	await act(async () => root.render(createElement(Form)));
});
afterEach(async () => {
	end?.();
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

describe('a save of a form that was made from an older version', () => {
	it('is repeated once the newer version is merged', async () => {
		const merge = vi.fn(async () => true);
		end = onChangeOf('pages/7', merge);
		submit.mockResolvedValueOnce(response(409)).mockResolvedValueOnce(response(200));
		expect(await act(() => saving.save())).toBe(true);
		expect(merge).toHaveBeenCalledOnce();
		expect(submit).toHaveBeenCalledTimes(2);
	});

	it('is not repeated while somebody has to decide', async () => {
		end = onChangeOf('pages/7', async () => false);
		submit.mockResolvedValueOnce(response(409));
		expect(await act(() => saving.save())).toBe(false);
		expect(submit).toHaveBeenCalledOnce();
	});

	it('past the form lets the form merge', async () => {
		const merge = vi.fn(async () => true);
		end = onChangeOf('pages/7', merge);
		const fetched = vi.fn(async (_address: string, _sent: RequestInit) => response(409).res);
		vi.stubGlobal('fetch', fetched);
		expect(await act(() => saving.send())).toBe('outdated');
		expect(fetched.mock.lastCall?.[1].body).toBe(JSON.stringify({ ...form, _status: 'draft' }));
		expect(merge).toHaveBeenCalledOnce();
	});
});

it('a save past the form is what the form is compared with from then on', async () => {
	const doc = { title: 'Typed', updatedAt: '2' };
	vi.stubGlobal('fetch', async () => Response.json({ doc }));
	expect(await act(() => saving.send())).toBe('saved');
	expect(setData).toHaveBeenCalledWith(doc);
});

it('a save without a session keeps the text and asks to sign in', async () => {
	vi.stubGlobal('fetch', async () => response(401).res);
	expect(await act(() => saving.send())).toBe('signedOut');
	expect(session.isAsking()).toBe(true);
	vi.stubGlobal('fetch', async () => Response.json({ doc: {} }));
	expect(await act(() => saving.send())).toBe('saved');
	expect(session.isAsking()).toBe(false);
});

describe('a document that is not stored yet', () => {
	beforeEach(async () => {
		document.id = undefined;
		await act(async () => root.render(createElement(Form)));
	});
	afterEach(() => {
		document.id = 7;
	});

	it('is stored once, however often it is saved', async () => {
		const sent: string[] = [];
		vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
			sent.push(`${method} ${new URL(address, 'http://x').pathname}`);
			return Response.json({ doc: { id: 12, updatedAt: '2' } });
		});
		await act(async () => {
			await Promise.all([saving.send(), saving.send()]);
		});
		expect(sent).toEqual(['POST /api/pages', 'PATCH /api/pages/12']);
		expect(saving.storedAs()).toBe('pages/12');
	});
});
