import type { RowFieldClient } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** The user may read `author` only. */
const fields = { author: { read: true }, tags: true };
let form: object;
const RenderFields = vi.fn(() => null);
vi.mock('@payloadcms/ui', () => ({
	RenderFields,
	useAuth: () => ({ user: { id: 1 } }),
	useDocumentInfo: () => ({ docPermissions: { fields }, hasSavePermission: true, ...form }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { SidebarPanel } = await import('./sidebar-panel.tsx');

const render = () => {
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
	return RenderFields.mock.lastCall;
};

it('renders fields with the permissions of the document and the form, although Payload passes a row all of them', () => {
	form = { hasSavePermission: false };
	expect(render()).toMatchObject([{ permissions: fields, readOnly: true }, undefined]);
	form = {};
	expect(render()).toMatchObject([{ permissions: fields, readOnly: false }, undefined]);
});

it('is read-only while a colleague holds the lock', () => {
	form = { documentIsLocked: true, currentEditor: { id: 2 } };
	expect(render()).toMatchObject([{ readOnly: true }, undefined]);
	form = { documentIsLocked: true, currentEditor: { id: 1 } };
	expect(render()).toMatchObject([{ readOnly: false }, undefined]);
});
