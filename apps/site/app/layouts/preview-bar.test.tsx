// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '~/i18n/context';
import { da } from '~/i18n/messages/da';
import { PreviewBar } from './preview-bar';

function render(isPreview: boolean): string {
	const element = (
		<MessagesProvider messages={da}>
			<PreviewBar />
		</MessagesProvider>
	);
	const router = createMemoryRouter([{ id: 'root', path: '/da', element, loader: () => null }], {
		initialEntries: ['/da'],
		hydrationData: { loaderData: { root: { isPreview } } },
	});
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('PreviewBar', () => {
	it('says that drafts are shown and leads out, in the page’s language', () => {
		const html = render(true);
		expect(html).toContain(da.previewShown);
		expect(html).toContain('href="/preview/end"');
	});

	it('is not there for visitors', () => {
		expect(render(false)).toBe('');
	});
});
