import apiErrors from '@website/contracts/api-errors' with { type: 'json' };
import { expect } from 'vitest';
import { Keys } from '../src/seed/keys.ts';
import { LexicalWriter } from '../src/seed/lexical.ts';

/** Converts Markdown to the rich text that the editor stores. */
const richText = (markdown: string) =>
	new LexicalWriter(new Keys(), { file: 'test', field: '' }).fromSource(markdown);

/** A text with a heading, a list and a table. */
export const longText = richText(
	'## Part\n\nText.\n\n- One\n- Two\n- Three\n\n### Prices\n\n| Country | Price |\n|---|---|\n| Denmark | 1 |\n\nEnd.',
);

const link = { title: 'More', url: 'https://example.com/', newTab: true };
const expectedLink = { url: 'https://example.com/', title: 'More', target: '_blank' };
const buttons = [{ link, style: 'ghost' as const }];
const expectedButtons = [{ link: expectedLink, style: 'ghost' }];
const html = '<p>Text with <strong>weight</strong>.</p>';
const text = richText('Text with **weight**.');
const lottie = {
	v: '5.9.0',
	fr: 30,
	ip: 0,
	op: 60,
	w: 20,
	h: 10,
	layers: [{ ty: 4, nm: '<b>kept</b>' }],
};

/** IDs and expected responses of the media in sections. */
export interface SectionMedia {
	image: number | string;
	expectedImage: unknown;
	moving: number | string;
	movingUrl: unknown;
	form: number;
	product: number | string;
}

/** Every page section: its type in the contract, the stored block and the expected response. */
export const sectionRows = (media: SectionMedia): [string, object, object][] => {
	const { image, expectedImage } = media;
	return [
		[
			'HeroSection',
			{
				blockType: 'hero',
				eyebrow: 'Above',
				heading: 'Hero',
				text,
				buttons,
				image,
				animation: { data: JSON.stringify(lottie), poster: image, alt: 'Moves' },
				theme: 'dark',
				notes: ['One', 'Two'],
			},
			{
				eyebrow: 'Above',
				heading: 'Hero',
				text: html,
				buttons: expectedButtons,
				image: expectedImage,
				animation: {
					animationLink: null,
					animationData: lottie,
					poster: expectedImage,
					alt: 'Moves',
					loop: true,
					autoplay: true,
					speed: 1,
					delay: 0,
					direction: 'forward',
					width: '100%',
					height: '100%',
					scale: 1,
					background: 'transparent',
					pauseOnHover: false,
					playOnHover: false,
					pauseAnimation: false,
				},
				visual: null,
				theme: 'dark',
				notes: ['One', 'Two'],
			},
		],
		[
			'CleanHeroSection',
			{
				blockType: 'cleanHero',
				eyebrow: 'Above',
				heading: 'Clean',
				text,
				buttons,
				align: 'center',
			},
			{ eyebrow: 'Above', heading: 'Clean', text: html, buttons: expectedButtons, align: 'center' },
		],
		[
			'TestimonialsSection',
			{
				blockType: 'testimonials',
				heading: 'Said',
				items: [{ quote: 'Good', author: 'A role', company: 'Firm', logo: image, link }],
			},
			{
				heading: 'Said',
				items: [
					{
						quote: 'Good',
						author: 'A role',
						company: 'Firm',
						logo: expectedImage,
						link: expectedLink,
					},
				],
			},
		],
		[
			'ReferencesSection',
			{
				blockType: 'references',
				heading: 'Cases',
				text,
				items: [
					{
						company: 'Firm',
						logo: image,
						image,
						text: 'Case',
						figure: '9',
						figureLabel: 'x',
						link,
					},
				],
			},
			{
				heading: 'Cases',
				text: html,
				items: [
					{
						company: 'Firm',
						logo: expectedImage,
						image: expectedImage,
						text: 'Case',
						figure: '9',
						figureLabel: 'x',
						link: expectedLink,
					},
				],
			},
		],
		[
			'IntegrationsSection',
			{
				blockType: 'integrations',
				heading: 'Joined',
				text,
				items: [{ name: 'Shop', description: 'Sells', category: 'Trade', logo: image, link }],
			},
			{
				heading: 'Joined',
				text: html,
				items: [
					{
						name: 'Shop',
						description: 'Sells',
						category: 'Trade',
						logo: expectedImage,
						link: expectedLink,
					},
				],
			},
		],
		[
			'FeatureCardsSection',
			{
				blockType: 'featureCards',
				eyebrow: 'Above',
				heading: 'Cards',
				text,
				columns: 2,
				theme: 'tinted',
				cards: [{ icon: 'check', heading: 'Card', text, image, link }],
			},
			{
				eyebrow: 'Above',
				heading: 'Cards',
				text: html,
				columns: 2,
				theme: 'tinted',
				cards: [
					{ icon: 'check', heading: 'Card', text: html, image: expectedImage, link: expectedLink },
				],
			},
		],
		[
			'PricingTableSection',
			{ blockType: 'pricingTable', heading: 'Chosen', text, products: [media.product], note: 'N' },
			{
				heading: 'Chosen',
				text: html,
				products: [
					expect.objectContaining({
						title: 'E-mail',
						price: null,
						priceReference: expect.objectContaining({ item: 'email' }),
					}),
				],
				note: 'N',
			},
		],
		[
			'PricingTableSection',
			{ blockType: 'pricingTable', heading: 'All', products: [] },
			{ heading: 'All', text: '', products: null, note: '' },
		],
		[
			'PricingOverviewSection',
			{
				blockType: 'pricingOverview',
				heading: 'By country',
				text,
				channel: 'rcs',
				showAllCountries: true,
				showEstimator: true,
				vatNote: 'No VAT',
				onRequestFrom: 250_000,
				requestLink: link,
				startLink: link,
			},
			{
				heading: 'By country',
				text: html,
				channel: 'rcs',
				showAllCountries: true,
				showEstimator: true,
				vatNote: 'No VAT',
				onRequestFrom: 250_000,
				requestLink: expectedLink,
				startLink: expectedLink,
			},
		],
		[
			'FaqSection',
			{ blockType: 'faq', heading: 'Asked', text, items: [{ question: 'Why?', answer: text }] },
			{ heading: 'Asked', text: html, items: [{ question: 'Why?', answer: html }] },
		],
		[
			'StepGuideSection',
			{
				blockType: 'stepGuide',
				heading: 'Steps',
				text,
				steps: [
					{
						heading: 'First',
						text,
						image,
						code: '{}',
						language: 'json',
						samples: [{ language: 'php', code: '[]' }],
					},
				],
				button: buttons[0],
			},
			{
				heading: 'Steps',
				text: html,
				steps: [
					{
						heading: 'First',
						text: html,
						image: expectedImage,
						code: '{}',
						language: 'json',
						samples: [{ language: 'php', code: '[]' }],
					},
				],
				button: expectedButtons[0],
			},
		],
		[
			'CarouselSection',
			{
				blockType: 'carousel',
				heading: 'Slides',
				slides: [{ image, heading: 'Slide', text: 'Plain', link }],
			},
			{
				heading: 'Slides',
				slides: [{ image: expectedImage, heading: 'Slide', text: 'Plain', link: expectedLink }],
			},
		],
		[
			'LinkListSection',
			{
				blockType: 'linkList',
				heading: 'Links',
				text,
				columns: 4,
				links: [
					{ link, description: 'There' },
					{ link: { title: 'Nowhere' }, description: 'Left out' },
				],
			},
			{
				heading: 'Links',
				text: html,
				columns: 4,
				links: [{ link: expectedLink, description: 'There' }],
			},
		],
		[
			'RichTextSection',
			{
				blockType: 'richText',
				content: richText('## Part\n\nText with **weight**.'),
				width: 'wide',
				tableOfContents: true,
			},
			{ content: `<h2 id="part">Part</h2>${html}`, width: 'wide', tableOfContents: true },
		],
		[
			'MediaTextSection',
			{
				blockType: 'mediaText',
				eyebrow: 'Above',
				heading: 'Beside',
				text,
				bullets: ['One'],
				buttons,
				image,
				animation: {
					file: media.moving,
					loop: false,
					autoplay: false,
					speed: 0.5,
					delay: 250,
					direction: 'alternate',
					width: '320px',
					height: '10rem',
					scale: 1.5,
					background: '#fff',
					pauseOnHover: true,
					playOnHover: true,
				},
				visual: {
					kind: 'phone',
					caption: 'A clinic asks',
					sender: 'Clinic',
					rows: [{ value: 'Tuesday?', time: '09:02', state: 'none' }],
					steps: [{ state: 'queued', time: '09:02:01', text: 'we have it' }],
				},
				mediaPosition: 'right',
				theme: 'tinted',
			},
			{
				eyebrow: 'Above',
				heading: 'Beside',
				text: html,
				bullets: ['One'],
				buttons: expectedButtons,
				image: expectedImage,
				animation: {
					animationLink: media.movingUrl,
					animationData: null,
					poster: null,
					alt: 'Moving',
					loop: false,
					autoplay: false,
					speed: 0.5,
					delay: 250,
					direction: 'alternate',
					width: '320px',
					height: '10rem',
					scale: 1.5,
					background: '#fff',
					pauseOnHover: true,
					playOnHover: true,
					pauseAnimation: false,
				},
				visual: {
					kind: 'phone',
					caption: 'A clinic asks',
					sender: 'Clinic',
					title: '',
					text: '',
					image: null,
					buttons: [],
					rows: [{ label: '', value: 'Tuesday?', detail: '', time: '09:02', state: 'none' }],
					steps: [{ state: 'queued', time: '09:02:01', text: 'we have it' }],
				},
				mediaPosition: 'right',
				theme: 'tinted',
			},
		],
		[
			'StatisticsSection',
			{
				blockType: 'statistics',
				heading: 'Figures',
				theme: 'dark',
				items: [{ value: '99 %', label: 'arrive' }],
				source: 'Counted',
			},
			{
				heading: 'Figures',
				theme: 'dark',
				items: [{ value: '99 %', label: 'arrive' }],
				source: 'Counted',
			},
		],
		[
			'LogoWallSection',
			{ blockType: 'logoWall', heading: 'Logos', logos: [{ image, link }] },
			{ heading: 'Logos', logos: [{ image: expectedImage, link: expectedLink }] },
		],
		[
			'WideCtaSection',
			{ blockType: 'wideCta', heading: 'Act', text: 'Less < more\nnow', buttons, theme: 'dark' },
			{
				heading: 'Act',
				text: '<p>Less &lt; more<br />now</p>',
				buttons: expectedButtons,
				theme: 'dark',
			},
		],
		[
			'FeatureListSection',
			{
				blockType: 'featureList',
				heading: 'Features',
				text,
				features: [{ icon: 'check', title: 'One', text: 'Plain' }],
			},
			{
				heading: 'Features',
				text: html,
				features: [{ icon: 'check', title: 'One', text: 'Plain' }],
			},
		],
		[
			'ContactDetailsSection',
			{
				blockType: 'contactDetails',
				heading: 'Reach us',
				text,
				channels: [
					{ kind: 'phone', label: 'Call', link: { title: '1', url: 'tel:+4512345678' }, text: 'T' },
				],
				address: 'A street',
				openingHours: '9–17',
				image,
			},
			{
				heading: 'Reach us',
				text: html,
				channels: [
					{
						kind: 'phone',
						label: 'Call',
						link: { title: '1', url: 'tel:+4512345678', target: '_self' },
						text: 'T',
					},
				],
				address: 'A street',
				openingHours: '9–17',
				image: expectedImage,
			},
		],
		[
			'VideoSection',
			{
				blockType: 'video',
				heading: 'Film',
				text,
				video: image,
				poster: image,
				captions: image,
				transcript: text,
			},
			{
				heading: 'Film',
				text: html,
				video: expectedImage,
				poster: expectedImage,
				captions: expectedImage,
				transcript: html,
			},
		],
		[
			'FormSection',
			{
				blockType: 'form',
				heading: 'Words',
				text: 'Less < more\nnow',
				theme: 'dark',
				form: media.form,
			},
			{
				heading: 'Words',
				text: '<p>Less &lt; more<br />now</p>',
				theme: 'dark',
				form: {
					id: String(media.form),
					fields: [
						{
							name: 'topic',
							kind: 'select',
							label: 'Topic',
							help: 'Choose one',
							required: true,
							autocomplete: '',
							choices: [{ value: 'sales', label: 'Sales' }],
						},
					],
					submitLabel: 'Send',
					consentText: 'You may write to me.',
					consentVersion: 1,
					thanksHeading: 'Thanks',
					thanksText: 'We write back.',
				},
			},
		],
		[
			'MessageComposerSection',
			{
				blockType: 'messageComposer',
				heading: 'Words',
				text: 'Less < more\nnow',
				theme: 'dark',
				opensWith: 'rcs',
				country: 'DK',
				smsSender: 'Ferry',
				smsText: 'Late',
				rcsButtons: ['Take the bus'],
				image,
				emailSubject: 'Delayed',
			},
			{
				heading: 'Words',
				text: '<p>Less &lt; more<br />now</p>',
				theme: 'dark',
				opensWith: 'rcs',
				country: 'DK',
				smsSender: 'Ferry',
				smsText: 'Late',
				rcsSender: '',
				rcsTitle: '',
				rcsText: '',
				rcsButtons: ['Take the bus'],
				image: expectedImage,
				emailSender: '',
				emailSubject: 'Delayed',
				emailText: '',
			},
		],
		[
			'ApiErrorsSection',
			{ blockType: 'apiErrors', heading: 'Words', text: 'Less < more\nnow', theme: 'dark' },
			{
				heading: 'Words',
				text: '<p>Less &lt; more<br />now</p>',
				theme: 'dark',
				errors: Object.entries(apiErrors).map(([code, { status, title, remedy }]) => ({
					code,
					status,
					title: title.en,
					remedy: remedy.en,
				})),
			},
		],
		[
			'PriceExtractSection',
			{
				blockType: 'priceExtract',
				heading: 'Words',
				text: 'Less < more\nnow',
				countries: ['SE', 'DK'],
				link,
				note: 'No VAT',
				theme: 'dark',
			},
			{
				heading: 'Words',
				text: '<p>Less &lt; more<br />now</p>',
				countries: ['SE', 'DK'],
				link: expectedLink,
				note: 'No VAT',
				theme: 'dark',
			},
		],
	];
};

/** Every blog element, as stored blocks. */
export const elementRows = ({ image }: Pick<SectionMedia, 'image'>): object[] => [
	{ blockType: 'heading', text: 'Begin', level: '2' },
	{ blockType: 'content', content: text },
	{ blockType: 'media', media: image, caption: 'Seen' },
	{ blockType: 'slider', heading: 'Seen', slides: [{ image, caption: 'One' }] },
	{
		blockType: 'featureList',
		heading: 'Has',
		features: [{ icon: 'check', title: 'One', text: 'Is' }],
	},
	{ blockType: 'featureBoxes', heading: 'Has', boxes: [{ heading: 'One', text }] },
	{ blockType: 'code', code: '{}', language: 'json', caption: 'Source' },
	{ blockType: 'quote', quote: 'Good', source: 'A role' },
	{ blockType: 'table', caption: 'Prices', table: text },
	{ blockType: 'ctaButton', button: buttons[0] },
	{ blockType: 'wideCta', heading: 'Act', text: 'Now', button: buttons[0] },
	{ blockType: 'signature', text: 'Bye', author: 1 },
];
