import type { RowFieldClient } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** The user may read `author` only. */
const fields = { author: { read: true }, tags: true };
const RenderFields = vi.fn(() => null);
vi.mock('@payloadcms/ui', () => ({
	RenderFields,
	useDocumentInfo: () => ({ docPermissions: { fields }, hasSavePermission: false }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { SidebarPanel } = await import('./sidebar-panel.tsx');

it('renders fields with the permissions of the document and the form, although Payload passes a row all of them', () => {
	const row = { type: 'row', fields: [] } satisfies RowFieldClient;
	renderToStaticMarkup(
		createElement(SidebarPanel, {
			id: 'tab',
			name: 'publish',
			index: 0,
			row,
			isOpen: true,
			form: { field: row, path: '', permissions: true },
			onMark: () => undefined,
		}),
	);
	expect(RenderFields.mock.lastCall).toMatchObject([
		{ permissions: fields, readOnly: true },
		undefined,
	]);
});
