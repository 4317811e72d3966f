import { describe, expect, it } from 'vitest';
import { fillSections } from './fill.ts';
import { Keys } from './keys.ts';

const keys = new Keys();
keys.add('media', 'boat', 4);
keys.add('page', 'pricing', 5);
keys.add('product', 'sms', 6);
const place = { file: 'pages/home/en.yaml', field: 'sections' };
const fill = (...sections: unknown[]) => fillSections(sections, keys, place);

describe('sections of content files', () => {
	it('are converted to blocks by the configuration of their fields', () => {
		const [hero, table, list] = fill(
			{
				blockType: 'hero',
				heading: 'Hello',
				text: 'A **word**',
				image: 'boat',
				animation: { animation: 'boat', loop: true, speed: 1, alt: 'x' },
				buttons: [{ link: { href: 'page:pricing', title: 'Prices' }, style: 'primary' }],
				notes: ['a'],
			},
			{ blockType: 'pricingTable', products: ['sms'] },
			{ blockType: 'linkList', columns: 2, links: [{ link: { href: '/docs', title: 'Docs' } }] },
		);
		expect(hero).toMatchObject({
			image: 4,
			animation: { file: 4, loop: true, speed: 1 },
			buttons: [{ link: { reference: { relationTo: 'pages', value: 5 } } }],
			notes: ['a'],
			text: { root: { type: 'root' } },
		});
		const [extract] = fill({ blockType: 'priceExtract', heading: 'x', countries: ['DK', 'NO'] });
		expect(extract).toMatchObject({ countries: ['DK', 'NO'] });
		expect(table).toEqual({ blockType: 'pricingTable', products: [6] });
		expect(list).toMatchObject({ links: [{ link: { url: '/docs', newTab: false } }] });
	});

	it('may contain prices, like articles', () => {
		const text =
			'| Sent | Price |\n| --- | --- |\n| 10 | :price{item=sms country=DK quantity=10} |';
		const [hero] = fill({ blockType: 'hero', text });
		expect(JSON.stringify(hero)).toContain('"item":"sms","country":"DK"');
		expect(JSON.stringify(hero)).not.toContain(':price');
	});

	it.each([
		[
			{ blockType: 'priceExtract', countries: 'DK' },
			'sections.0.priceExtract.countries: expects a list of keys',
		],
		[{ blockType: 'nothing' }, 'sections.0.blockType: there is no section "nothing"'],
		[{ blockType: 'hero', titel: 'x' }, 'sections.0.hero.titel: there is no such field'],
		[{ blockType: 'hero', image: 'car' }, 'sections.0.hero.image: there is no media "car"'],
		[{ blockType: 'faq', items: 'x' }, 'sections.0.faq.items: expects a list'],
		[
			{ blockType: 'linkList', links: [{ link: { title: 'x' } }] },
			'links.0.link: a link needs an href',
		],
	])('report file and field of the error in %j', (section, message) => {
		expect(() => fill(section)).toThrow(message);
		expect(() => fill(section)).toThrow('pages/home/en.yaml');
	});
});
