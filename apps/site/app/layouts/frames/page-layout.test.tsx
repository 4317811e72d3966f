// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { Breadcrumbs } from '../breadcrumbs';
import { exampleShared } from '../example-shared';
import { Footer } from '../footer/footer';
import { PageLayout } from './page-layout';

const render = (layout: Parameters<typeof PageLayout>[0]['layout']) =>
	renderHtml(
		<PageLayout layout={layout} shared={exampleShared}>
			<h1>Title</h1>
		</PageLayout>,
	);

describe('PageLayout', () => {
	it.each(['default', 'simple', 'blog', 'blogWithSidebar', 'docs'] as const)(
		'%s has a skip link to its only main landmark',
		(layout) => {
			const container = render(layout);
			const skipLink = container.querySelector('a');
			expect(skipLink?.textContent).toBe('Skip to content');
			const main = container.querySelectorAll('main');
			expect(main).toHaveLength(1);
			expect(skipLink?.getAttribute('href')).toBe(`#${main[0]?.id}`);
			expect(main[0]?.querySelector('h1')).not.toBeNull();
		},
	);

	it('default has navigation, call to action and the full footer', () => {
		const container = render('default');
		expect(container.querySelector('nav')).not.toBeNull();
		expect(container.textContent).toContain('Send the first message today');
		expect(container.textContent).toContain('Questions? A person answers.');
	});

	it('simple omits navigation and call to action', () => {
		const container = render('simple');
		expect(container.textContent).not.toContain('Send the first message today');
		expect(container.textContent).not.toContain('Pricing');
		expect(container.textContent).toContain('Terms');
	});

	it('blog has navigation, call to action and footer, but no sidebar', () => {
		for (const container of [render('blog'), render('blogWithSidebar')]) {
			expect(container.querySelector('nav')).not.toBeNull();
			expect(container.querySelector('aside')).toBeNull();
			expect(container.textContent).toContain('Send the first message today');
			expect(container.textContent).toContain('Questions? A person answers.');
		}
	});

	it('docs has the legal links and the consent choices in its footer', () => {
		const footer = render('docs').querySelector('footer');
		expect(footer && texts(footer, 'a')).toEqual(['Terms']);
		expect(footer?.querySelector('button[data-consent-settings]')).not.toBeNull();
	});
});

describe('Footer', () => {
	it('shows all fields of its content', () => {
		const container = renderHtml(
			<Footer footer={exampleShared.footer} settings={exampleShared.settings} />,
		);
		for (const text of [
			'Questions? A person answers.',
			'Products',
			'One API',
			'Wimpel ApS',
			'CVR 10 20 30 40',
			'© Wimpel',
		]) {
			expect(container.textContent).toContain(text);
		}
		expect(texts(container, 'address')).toEqual(['Signalkajen 7\n5700 Svendborg']);
		expect(container.querySelector('a[aria-label=Mastodon]')?.getAttribute('href')).toBe(
			'https://social.example/@company',
		);
		expect(container.querySelector('img')?.getAttribute('alt')).toBe('Wimpel');
	});

	it('shows only the company and the legal links when small', () => {
		const container = renderHtml(
			<Footer footer={exampleShared.footer} settings={exampleShared.settings} size="small" />,
		);
		expect(texts(container, 'a')).toEqual(['Terms']);
		expect(container.textContent).toContain('Wimpel ApS');
	});

	it('omits an empty top row and columns whose links are all off', () => {
		const { footer } = exampleShared;
		const [column] = footer?.menuColumns ?? [];
		if (!footer || !column) throw new Error('The example has no column');
		const container = renderHtml(
			<Footer
				footer={{
					...footer,
					topRow: { logo: null, ctaText: '', socials: [] },
					menuColumns: [column, { ...column, title: 'Developers', submenu: [] }],
				}}
				settings={null}
			/>,
		);
		expect(texts(container, 'nav h2')).toEqual([column.title]);
		expect(container.querySelector('nav')?.previousElementSibling).toBeNull();
	});

	it('renders the landmark without content', () => {
		expect(
			renderHtml(<Footer footer={null} settings={null} />).querySelector('footer'),
		).not.toBeNull();
	});
});

const crumbs = [
	{ url: '/', text: 'Home' },
	{ url: '/about', text: 'About' },
	{ url: '/about/security', text: 'Security' },
];

describe('Breadcrumbs', () => {
	it('links every level except the page itself', () => {
		const container = renderHtml(<Breadcrumbs items={crumbs} />);
		expect(texts(container, 'a')).toEqual(['Home', 'About']);
		expect(texts(container, '[aria-current=page]')).toEqual(['Security']);
	});

	it('renders nothing for a single level', () => {
		expect(renderHtml(<Breadcrumbs items={crumbs.slice(0, 1)} />).innerHTML).toBe('');
	});
});
