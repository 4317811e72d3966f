// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const submit = vi.fn();
const setData = vi.fn();
let setBackgroundProcessing = vi.fn();
const document: { id: number | undefined } = { id: 7 };
const form = { title: 'Typed', _form: 'one', updatedAt: '1' };
vi.mock('@payloadcms/ui', () => ({
	useAuth: () => ({ user: { id: 1 } }),
	useConfig: () => ({ config: { routes: { api: '/api' } } }),
	useDocumentInfo: () => ({
		...document,
		collectionSlug: 'pages',
		setData,
		setMostRecentVersionIsAutosaved: vi.fn(),
		setUnpublishedVersionCount: vi.fn(),
	}),
	useForm: () => ({ submit, getData: () => form, setBackgroundProcessing }),
	useLocale: () => ({ code: 'en' }),
}));
const { useSave } = await import('./use-save.ts');
const { registerOpenForm } = await import('./document-changed.ts');
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
	// Each form has its own.
	setBackgroundProcessing = vi.fn();
	root = createRoot(window.document.createElement('div'));
	await act(async () => root.render(createElement(Form)));
});
afterEach(async () => {
	end?.();
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

describe('a save based on an older version', () => {
	it.each([true, false])('succeeds if the backend could merge it: %s', async (isMerged) => {
		end = registerOpenForm('pages/7', async () => isMerged);
		submit.mockResolvedValueOnce(response(409));
		expect(await act(() => saving.save())).toBe(isMerged);
		expect(submit).toHaveBeenCalledOnce();
	});

	it('makes the form merge the newer version if the save bypassed the form', async () => {
		const merge = vi.fn(async () => true);
		end = registerOpenForm('pages/7', merge);
		const fetchMock = vi.fn(async (_address: string, _init: RequestInit) => response(409).res);
		vi.stubGlobal('fetch', fetchMock);
		expect(await act(() => saving.send())).toBe('outdated');
		expect(fetchMock.mock.lastCall?.[1].body).toBe(JSON.stringify({ ...form, _status: 'draft' }));
		expect(merge).toHaveBeenCalledOnce();
	});
});

it('a save waits for the running one, so that the newest text is stored last', async () => {
	const first = Promise.withResolvers<ReturnType<typeof response>>();
	submit.mockReturnValueOnce(first.promise).mockResolvedValueOnce(response(200));
	const calls: string[] = [];
	vi.stubGlobal('fetch', async () => {
		calls.push('send');
		return Response.json({ doc: {} });
	});
	await act(async () => {
		const all = [saving.save(), saving.send(), saving.save()];
		await Promise.resolve();
		expect(submit).toHaveBeenCalledOnce();
		expect(calls).toEqual([]);
		first.resolve(response(200));
		await Promise.all(all);
	});
	expect(submit).toHaveBeenCalledTimes(2);
	expect(calls).toEqual(['send']);
});

it('a page that closes does not wait for the running save', async () => {
	submit.mockReturnValueOnce(new Promise(() => {}));
	const fetchMock = vi.fn(async () => Response.json({ doc: {} }));
	vi.stubGlobal('fetch', fetchMock);
	await act(async () => {
		void saving.save();
		expect(await saving.send({ last: true })).toBe('saved');
	});
	expect(fetchMock).toHaveBeenCalledOnce();
});

it('a save that bypasses the form updates the document that the form is compared with', async () => {
	const doc = { title: 'Typed', updatedAt: '2' };
	vi.stubGlobal('fetch', async () => Response.json({ doc }));
	expect(await act(() => saving.send())).toBe('saved');
	expect(setData).toHaveBeenCalledWith(doc);
});

it('a save without a session asks to sign in and succeeds afterwards', async () => {
	vi.stubGlobal('fetch', async () => response(401).res);
	expect(await act(() => saving.send())).toBe('signedOut');
	expect(session.isPromptNeeded()).toBe(true);
	vi.stubGlobal('fetch', async () => Response.json({ doc: {} }));
	expect(await act(() => saving.send())).toBe('saved');
	expect(session.isPromptNeeded()).toBe(false);
});

describe('a document that is not stored yet', () => {
	beforeEach(async () => {
		document.id = undefined;
		await act(async () => root.render(createElement(Form)));
	});
	afterEach(() => {
		document.id = 7;
	});

	it('is created only once by two saves', async () => {
		const requests: string[] = [];
		vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
			requests.push(`${method} ${new URL(address, 'http://x').pathname}`);
			return Response.json({ doc: { id: 12, updatedAt: '2' } });
		});
		await act(async () => {
			await Promise.all([saving.send(), saving.send()]);
		});
		expect(requests).toEqual(['POST /api/pages', 'PATCH /api/pages/12']);
		expect(saving.getDocument()).toBe('pages/12');
	});
});
