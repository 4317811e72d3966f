// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RootData } from '~/content/shared-parts/shared-content';
import { MessagesProvider } from '~/i18n/context';
import { da } from '~/i18n/messages/da';
import { PreviewBar } from './preview-bar';

function render(preview: RootData['preview']): string {
	const element = (
		<MessagesProvider messages={da}>
			<PreviewBar />
		</MessagesProvider>
	);
	const router = createMemoryRouter([{ id: 'root', path: '/da', element, loader: () => null }], {
		initialEntries: ['/da'],
		hydrationData: { loaderData: { root: { preview } } },
	});
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('PreviewBar', () => {
	it('says that drafts are shown and leads out, in the page’s language', () => {
		const html = render('drafts');
		expect(html).toContain(da.previewShown);
		expect(html).toContain('href="/preview/end"');
	});

	it('says what people with a share link see', () => {
		expect(render('shared')).toContain(da.previewShared);
		expect(render('shared')).toContain('href="/preview/end"');
	});

	it('is not there for visitors, nor beside the editor’s form', () => {
		expect(render(undefined)).toBe('');
		expect(render('live')).toBe('');
	});
});
