// @vitest-environment ./test/dom/environment.ts
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
	it('informs about drafts and links to the end of the preview, in the language of the page', () => {
		const html = render('drafts');
		expect(html).toContain(da.previewShown);
		expect(html).toContain('href="/preview/end"');
	});

	it('renders nothing for visitors and in the live preview', () => {
		expect(render(undefined)).toBe('');
		expect(render('live')).toBe('');
	});
});
