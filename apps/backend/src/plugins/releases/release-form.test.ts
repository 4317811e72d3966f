// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const line = {
	state: 'published',
	waiting: true,
	oldPath: '/a',
	newPath: '/a',
	addressOffer: null,
};
const preview = {
	...{ document: 'posts:3', title: 'News', canPublish: true, shared: [], findings: [] },
	date: '2026-01-02T10:00:00.000Z',
	languages: ['en', 'da'].map((language) => ({
		...line,
		...{ language, changes: ['Title'], incomplete: false, findings: [] },
	})),
};
const member = { target: 'posts:3', action: 'publish', title: 'News', state: 'ready', preview };
const call = vi.fn(async (_shape: unknown, _path: string, _options: { body: object }) => ({}));
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, onClick }: { children: string; onClick: () => void }) =>
		createElement('button', { onClick, type: 'button' }, children),
	Drawer: ({ children }: { children: unknown }) => children,
	toast: { success: () => undefined },
	useLocale: () => ({ code: 'en' }),
	useEditDepth: () => 1,
	useModal: () => ({
		openModal: () => undefined,
		closeModal: () => undefined,
		isModalOpen: () => true,
	}),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../../admin/endpoints/use-endpoint.ts', () => ({
	useCall: () => call,
	useEndpoint: () => ({ response: { members: [member], version: 'v' } }),
}));
vi.mock('../../publication/use-previews.ts', () => ({
	usePreviews: () => ({ documents: [preview], problem: '' }),
}));
vi.mock('../../publication/use-publishing.ts', () => ({ useOpenLanguage: () => 'en' }));
vi.mock('../references/api.client.ts', () => ({ undecided: {}, leadsParameter: () => null }));
const { ReleaseButton } = await import('./release-form.tsx');

let root: Root;
const onDone = vi.fn();
const show = async (props: object) => {
	root = createRoot(document.body);
	const shared = { label: 'Schedule …', title: 'Schedule', onDone };
	const element = createElement(ReleaseButton, {
		...shared,
		subject: { target: 'posts:3' },
		...props,
	});
	await act(async () => root.render(element));
	return document.body.textContent ?? '';
};
const press = async (name: string) => {
	const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
	await act(async () => button?.click());
};
beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	call.mockClear();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

it('plans a document in the chosen languages, and warns about an article of another day', async () => {
	const text = await show({});
	expect(text).toContain('Visitors will see changes in: Title');
	expect(text).toContain('An article has another date');
	await press('Schedule');
	const [, path, options] = call.mock.calls[0] ?? [];
	expect(path).toBe('/releases/plan');
	expect(options?.body).toMatchObject({ target: 'posts:3', action: 'publish', languages: ['en'] });
	expect(onDone).toHaveBeenCalled();
});

it('publishes a release now, or changes its time, as it was shown', async () => {
	const release = { subject: { release: 7 }, languages: ['en', 'da'] };
	expect(await show({ ...release, at: null })).toContain('News');
	call.mockResolvedValueOnce({ publication: '1' });
	await press('Publish in English and Danish');
	const shown = { languages: ['en', 'da'], version: 'v' };
	expect(call.mock.calls[0]?.slice(1)).toEqual(['/releases/7/publish', { body: shown }]);
	await act(async () => root.unmount());
	await show({ ...release, at: '2026-01-02T10:00:00.000Z' });
	await press('Schedule');
	const [, path, options] = call.mock.calls[1] ?? [];
	expect(path).toBe('/releases/7/schedule');
	expect(options?.body).toMatchObject({ at: '2026-01-02T10:00:00.000Z', ...shown });
});
