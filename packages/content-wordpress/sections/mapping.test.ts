import { expect, it } from 'vitest';
import { contentOf, run } from '../testing/run-query.ts';
import { type StandIn, startStandIn } from '../testing/stand-in.ts';
import { parseSectionFile } from './section-file.ts';

const file = `
pages:
  field: pageSections.sections
  layouts:
    hero:
      section: HeroSection
      fields:
        heading: heroTitle
        text: heroText
        image: heroPic
        buttons: heroLink
        theme: heroTheme
        eyebrow: { value: New }
    faq:
      section: FaqSection
      fields:
        heading: title
        items: { from: rows, fields: { question: question, answer: answer } }
    rich_text:
      section: RichTextSection
      fields:
        content: richBody
        width: { value: wide }
        tableOfContents: noSuchField
callToAction:
  from: siteOptions.cta
  fields: { heading: heading, text: text, buttons: link }
footer:
  from: siteOptions.cta
  fields:
    location: { fields: { companyAddress: text } }
settings:
  from: siteOptions.cta
  fields: { defaultDescription: text }
products:
  fields: { footerText: slug }
`;

const sections = `{ page(slug: "about", lang: en) { sections { __typename
	... on HeroSection { id eyebrow heading text theme image { url width } buttons { style link { url title target } } }
	... on FaqSection { heading items { question answer } }
	... on RichTextSection { content width tableOfContents } } } }`;

function fill({ site }: StandIn): void {
	const about = site.documents.find(({ slug }) => slug === 'about');
	if (!about) throw new Error('The example has a page about');
	about.sections = [
		{
			layout: 'hero',
			fields: {
				heroTitle: 'Big &amp; bold',
				heroText: '<p>Text<script>x()</script></p>',
				heroPic: true,
				heroLink: { title: 'Team', url: `${site.origin}/about/team/`, target: '_blank' },
				heroTheme: 'dark',
			},
		},
		{
			layout: 'faq',
			fields: { title: 'Questions', rows: [{ question: 'Why?', answer: '<p>So</p>' }] },
		},
		{ layout: 'rich_text', fields: { richBody: '<h1>Title</h1>' } },
	];
}

it.each(['2', '0.6'] as const)('maps flexible content with the names of ACF %s', async (acf) => {
	await using standIn = await startStandIn({ acf });
	fill(standIn);
	const findings: string[] = [];
	const content = contentOf(standIn, {
		sectionFile: parseSectionFile(file, 'sections.yaml'),
		onFinding: (finding) => findings.push(finding),
	});
	expect((await run(content, sections)).page.sections).toEqual([
		{
			__typename: 'HeroSection',
			id: '8-0',
			eyebrow: 'New',
			heading: 'Big & bold',
			text: '<p>Text</p>',
			theme: 'dark',
			image: { url: `${standIn.origin}/wp-content/uploads/2026/11/hero.jpg`, width: 1800 },
			buttons: [
				{ style: 'primary', link: { url: '/about/team', title: 'Team', target: '_blank' } },
			],
		},
		{
			__typename: 'FaqSection',
			heading: 'Questions',
			items: [{ question: 'Why?', answer: '<p>So</p>' }],
		},
		{
			__typename: 'RichTextSection',
			content: '<h2>Title</h2>',
			width: 'wide',
			tableOfContents: false,
		},
	]);
	expect(findings).toEqual([
		expect.stringMatching(/^sections\.yaml:24: WordPress has no noSuchField: .*noSuchField/),
	]);
	expect(
		(
			await run(
				content,
				'{ callToAction(lang: da) { heading text buttons { link { url title } } } }',
			)
		).callToAction,
	).toEqual({
		heading: 'Talk to us',
		text: 'We answer today',
		buttons: [{ link: { url: '/about', title: 'Contact' } }],
	});
	const { footer, siteSettings } = await run(
		content,
		'{ footer(lang: da) { location { name companyAddress } } siteSettings(lang: da) { brand defaultDescription } }',
	);
	expect(footer.location).toEqual({ name: 'Proto Site', companyAddress: 'We answer today' });
	expect(siteSettings).toEqual({ brand: 'Proto Site', defaultDescription: 'We answer today' });
	expect((await run(content, '{ products(lang: en) { footerText } }')).products[0]).toEqual({
		footerText: 'product-1',
	});
});

it('falls back to the text of a page without flexible content or without the field group', async () => {
	await using standIn = await startStandIn();
	const findings: string[] = [];
	const content = contentOf(standIn, {
		sectionFile: parseSectionFile(file, 'sections.yaml'),
		onFinding: (finding) => findings.push(finding),
	});
	const { page } = await run(content, sections);
	expect(page.sections.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
		'CleanHeroSection',
		'RichTextSection',
	]);
	expect(findings).toEqual([
		expect.stringContaining('sections.yaml:2: WordPress has no pageSections.sections'),
		expect.stringContaining('sections.yaml:25: WordPress has no siteOptions.cta'),
		expect.stringContaining('sections.yaml:28: WordPress has no siteOptions.cta'),
		expect.stringContaining('sections.yaml:32: WordPress has no siteOptions.cta'),
	]);
});

it('reads the call-to-action and its buttons from a page', async () => {
	await using standIn = await startStandIn();
	const about = standIn.site.documents.find(({ slug }) => slug === 'about-da');
	if (!about) throw new Error('The example has a Danish page about');
	about.content =
		'<p>Skriv &amp; ring</p><div class="wp-block-button"><a class="wp-block-button__link" href="/da/about-da/team-da/">Kontakt</a></div>';
	const content = contentOf(standIn, {
		sectionFile: parseSectionFile('callToAction:\n  page: about\n', 'sections.yaml'),
	});
	expect(
		(
			await run(
				content,
				'{ callToAction(lang: da) { heading text buttons { style link { url title } } } }',
			)
		).callToAction,
	).toEqual({
		heading: 'About da',
		text: 'Skriv & ring',
		buttons: [{ style: 'primary', link: { url: '/da/about-da/team-da', title: 'Kontakt' } }],
	});
});
