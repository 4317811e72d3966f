// @vitest-environment happy-dom
import type { DefaultCellComponentProps } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

let language = 'en';
vi.mock('@payloadcms/ui', () => ({
	RenderDefaultCell: ({ clientProps }: { clientProps: DefaultCellComponentProps }) =>
		String(clientProps.cellData),
	useTranslation: () => ({ i18n: { language } }),
}));
const { daysLeft, TitleCell } = await import('./title-cell.tsx');

const field = { name: 'title', type: 'text', admin: {} } as const;
const show = (rowData: object) =>
	renderToStaticMarkup(
		createElement(TitleCell, { cellData: '', collectionSlug: 'posts', field, rowData }),
	);

it.each([
	['en', 'Untitled'],
	['da', 'Uden titel'],
	['de', 'Ohne Titel'],
])('in %s a list names a document without a title', (code, expected) => {
	language = code;
	expect(show({ shownTitle: null })).toBe(expected);
	expect(show({ shownTitle: 'Priser (Dansk)' })).toBe('Priser (Dansk)');
});

it.each([
	['2026-11-27T12:00:00.000Z', 30],
	['2026-11-27T11:00:00.000Z', 30],
	['2026-11-26T11:00:00.000Z', 29],
	['2026-10-01T12:00:00.000Z', 0],
])('a document that was trashed at %s has %i days left', (deletedAt, days) => {
	expect(daysLeft(deletedAt, 30, Date.parse('2026-11-27T12:00:00.000Z'))).toBe(days);
});
