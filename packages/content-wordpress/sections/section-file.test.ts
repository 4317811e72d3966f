import { expect, it } from 'vitest';
import { parseSectionFile } from './section-file.ts';

const faults = (text: string): string => {
	try {
		parseSectionFile(text, 'sections.yaml');
		return '';
	} catch (error) {
		return error instanceof Error ? error.message : '';
	}
};

it.each([
	['pages:\n  field: a b\n  layouts: {}', 'sections.yaml:2: "a b" is no field'],
	['pages:\n  layouts: {}', 'sections.yaml:1: pages.field is missing'],
	['pages:\n  field: a.b', 'sections.yaml:1: pages.layouts is missing'],
	['page:\n  field: a', 'sections.yaml:1: unknown key "page"; expected pages, posts'],
	[
		'pages:\n  field: a.b\n  layouts:\n    hero:\n      section: Hero\n      fields: {}',
		'sections.yaml:5: "Hero" is no section; there are HeroSection,',
	],
	[
		'pages:\n  field: a.b\n  layouts:\n    hero:\n      fields: {}',
		'sections.yaml:4: hero needs "section: …"',
	],
	[
		'pages:\n  field: a.b\n  layouts:\n    hero:\n      section: HeroSection\n      fields:\n        title: x',
		'sections.yaml:7: HeroSection has no field "title"; it has eyebrow, heading',
	],
	[
		'pages:\n  field: a.b\n  layouts:\n    hero:\n      section: HeroSection\n      fields:\n        theme: { value: pink }',
		'sections.yaml:7: HeroSection.theme must be one of light, tinted, dark',
	],
	[
		'pages:\n  field: a.b\n  layouts:\n    faq:\n      section: FaqSection\n      fields:\n        items: rows',
		'sections.yaml:7: FaqSection.items needs "fields: …"',
	],
	[
		'pages:\n  field: a.b\n  layouts:\n    faq:\n      section: FaqSection\n      fields:\n        items: { from: rows, fields: { q: x } }',
		'sections.yaml:7: FaqItem has no field "q"; it has question, answer',
	],
	[
		'posts:\n  field: a.b\n  layouts:\n    x:\n      element: HeroSection\n      fields: {}',
		'sections.yaml:5: "HeroSection" is no element; there are BlogSlider',
	],
	['callToAction:\n  page: 7', 'sections.yaml:2: callToAction.page needs a text'],
	['footer:\n  from: options.footer', 'sections.yaml:1: "fields: …" is missing'],
	['menus:\n  header: "1"', 'sections.yaml:2: "1" is no menu location'],
	['pages: [', 'sections.yaml:1:'],
	['- pages', 'sections.yaml:1: the file needs "name: value" lines'],
])('reports the line of the fault in %j', (text, fault) => {
	expect(faults(text)).toContain(fault);
});

it('reports every fault', () => {
	expect(faults('page: 1\nmenus:\n  footer: 2').split('\n')).toHaveLength(2);
});

it('accepts an empty file', () => {
	expect(parseSectionFile('# nothing yet\n', 'sections.yaml')).toMatchObject({
		pages: undefined,
		menus: {},
	});
});
