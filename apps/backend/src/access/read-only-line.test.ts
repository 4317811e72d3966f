import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

const pia = { id: 2, email: 'Pia Toft (pia@example.com)' };
let language: string;
let user: object;
let form: object;
vi.mock('@payloadcms/ui', () => ({
	useAuth: () => ({ user }),
	useDocumentInfo: () => ({ collectionSlug: 'pages', hasSavePermission: false, ...form }),
	useTranslation: () => ({ i18n: { language } }),
	useWatchForm: () => ({ disabled: true, ...form }),
}));
const { ReadOnlyLine } = await import('./read-only-line.tsx');
const { withRights } = await import('./rights-plugin.ts');

const textOf = () => renderToStaticMarkup(createElement(ReadOnlyLine)).replaceAll(/<[^>]+>/g, '');

beforeEach(() => {
	language = 'en';
	user = { id: 1, role: 'translator', languages: ['de'] };
	form = {};
});

it.each([
	['en', 'You can read this, but not change it. Your role: Translator for German.'],
	['da', 'Du kan læse dette, men ikke ændre det. Din rolle: Oversætter til tysk.'],
	['de', 'Sie können dies lesen, aber nicht ändern. Ihre Rolle: Übersetzer für Deutsch.'],
])('a translator of another language reads why in %s', (code, text) => {
	language = code;
	expect(textOf()).toBe(text);
});

it('names every role, and that authors change what they created', () => {
	user = { id: 1, role: 'author', furtherRoles: ['price-manager'] };
	expect(textOf()).toContain('Your role: Author, for what you created yourself; Price manager.');
	form = { collectionSlug: 'sms-prices' };
	user = { id: 1, role: 'editor' };
	expect(textOf()).toContain('Your role: Editor.');
});

it('says that only the program changes a document', () => {
	form = { collectionSlug: 'audit-entries' };
	user = { id: 1, role: 'admin' };
	expect(textOf()).toContain('Only the program changes it.');
});

it('names the person who holds the lock', () => {
	form = { hasSavePermission: true, documentIsLocked: true, currentEditor: pia };
	expect(textOf()).toContain('Pia Toft (pia@example.com) is writing here.');
	form = { ...form, currentEditor: 2 };
	expect(textOf()).toContain('A colleague is writing here.');
});

it('is empty while the fields can be changed, and in the trash, where a banner says it', () => {
	form = { hasSavePermission: true, disabled: false };
	expect(textOf()).toBe('');
	form = { isTrashed: true };
	expect(textOf()).toBe('');
});

it('is the first field of every form', () => {
	const { fields } = withRights({ slug: 'pages', fields: [{ name: 'title', type: 'text' }] });
	expect(fields[0]).toMatchObject({ name: 'readOnlyLine', type: 'ui' });
});
