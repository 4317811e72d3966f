import type { LocaleCode } from '@website/contracts/locales';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { LanguageState } from '../../../publication/shapes.ts';
import { states } from '../../../publication/state-store.ts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('@payloadcms/ui', () => ({
	Button: (props: { children: ReactNode }) => createElement('strong', {}, props.children),
	useConfig: () => ({
		config: { routes: { admin: '/admin', api: '/api' } },
		getEntityConfig: () => ({ trash: true }),
	}),
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'patterns' }),
	useForm: () => ({}),
	useLocale: () => ({ code: 'de' }),
	useModal: () => ({}),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('./use-usage.ts', () => ({ useUsage: () => ({ usage: null }) }));
vi.mock('./used-in-list.tsx', () => ({ UsedInList: () => null }));
vi.mock('react', async (load) => {
	const react = await load<typeof import('react')>();
	// Rendering on the server would read the store's state before it is loaded.
	return { ...react, useSyncExternalStore: (_: unknown, get: () => unknown) => get() };
});
const { DeleteForm } = await import('./delete-item.tsx');

const inLanguage = (
	language: LocaleCode,
	state: LanguageState['state'] = 'published',
): LanguageState => ({
	language,
	state,
	waiting: false,
	path: null,
	publishedAt: null,
	publishedBy: null,
	changedAt: null,
	changedBy: null,
	changes: [],
	canPublish: true,
	incomplete: null,
	plan: null,
});

function html(languages: LanguageState[], isAllowed = true) {
	states.set('patterns:7', { document: 'patterns:7', languages, shared: { changes: [] } });
	const unpublish = isAllowed ? vi.fn() : undefined;
	return renderToStaticMarkup(createElement(DeleteForm, { slug: 'delete', unpublish }));
}

const buttons = (text: string) => text.match(/<strong/g)?.length;
const live = [inLanguage('en'), inLanguage('da', 'draft'), inLanguage('de')];

it('names the languages that go offline', () => {
	const text = html(live);
	expect(text).toContain('English and German');
	expect(text).not.toContain('Danish');
});

it('offers to unpublish the open language only if it is one of several', () => {
	expect(buttons(html(live))).toBe(3);
	expect(buttons(html(live, false))).toBe(2);
	expect(buttons(html([inLanguage('en'), inLanguage('da')]))).toBe(2);
	expect(buttons(html([inLanguage('de')]))).toBe(2);
});
