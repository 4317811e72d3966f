// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { Breadcrumbs } from './breadcrumbs';

const items = [
	{ url: '/', text: 'Home' },
	{ url: '/about', text: 'About' },
	{ url: '/about/security', text: 'Security' },
];

describe('Breadcrumbs', () => {
	it('links every level except the page itself', () => {
		const container = renderHtml(<Breadcrumbs items={items} />);
		expect(texts(container, 'a')).toEqual(['Home', 'About']);
		expect(texts(container, '[aria-current=page]')).toEqual(['Security']);
	});

	it('renders nothing for a single level', () => {
		expect(renderHtml(<Breadcrumbs items={items.slice(0, 1)} />).innerHTML).toBe('');
	});
});
