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

/** A stored section, and the parts of its response that differ from what is stored. */
type SectionRow = [stored: { blockType: string; [field: string]: unknown }, differences?: object];

/** Fields that hold `SectionMedia.image`. */
const pictureFields = new Set(['image', 'logo', 'video', 'poster', 'captions']);

/** A stored value as the endpoint returns it: rich text as HTML, links and files with their URLs. */
function toResponse(value: unknown, expectedImage: unknown): unknown {
	if (value === text) return html;
	if (value === link) return expectedLink;
	if (Array.isArray(value)) return value.map((entry) => toResponse(entry, expectedImage));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [
			name,
			pictureFields.has(name) ? expectedImage : toResponse(inner, expectedImage),
		]),
	);
}

/** The response of a section. */
export function expectedSection(
	[{ blockType, ...stored }, differences]: SectionRow,
	{ expectedImage }: SectionMedia,
): object {
	return {
		__typename: `${blockType.charAt(0).toUpperCase()}${blockType.slice(1)}Section`,
		id: expect.stringMatching(/./),
		...Object(toResponse(stored, expectedImage)),
		...differences,
	};
}

const plainText = { heading: 'Words', text: 'Less < more\nnow', theme: 'dark' };
const plainHtml = { text: '<p>Less &lt; more<br />now</p>' };
const features = [{ icon: 'check', title: 'One', text: 'Plain' }];
const options = { pauseOnHover: true, playOnHover: true, scale: 1.5, background: '#fff' };
const timing = { loop: false, autoplay: false, speed: 0.5, delay: 250, direction: 'alternate' };
const movement = { ...options, ...timing, width: '320px', height: '10rem' };

/** Every page section. */
export const sectionRows = (media: SectionMedia): SectionRow[] => {
	const { image, expectedImage } = media;
	return [
		[
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
			},
		],
		[
			{
				blockType: 'cleanHero',
				eyebrow: 'Above',
				heading: 'Clean',
				text,
				buttons,
				align: 'center',
			},
		],
		[
			{
				blockType: 'testimonials',
				heading: 'Said',
				items: [{ quote: 'Good', author: 'A role', company: 'Firm', logo: image, link }],
			},
		],
		[
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
		],
		[
			{
				blockType: 'integrations',
				heading: 'Joined',
				text,
				items: [{ name: 'Shop', description: 'Sells', category: 'Trade', logo: image, link }],
			},
		],
		[
			{
				blockType: 'featureCards',
				eyebrow: 'Above',
				heading: 'Cards',
				text,
				columns: 2,
				theme: 'tinted',
				cards: [{ icon: 'check', heading: 'Card', text, image, link }],
			},
		],
		[
			{ blockType: 'pricingTable', heading: 'Chosen', text, products: [media.product], note: 'N' },
			{
				products: [
					expect.objectContaining({
						title: 'E-mail',
						price: null,
						priceReference: expect.objectContaining({ item: 'email' }),
					}),
				],
			},
		],
		[
			{ blockType: 'pricingTable', heading: 'All', products: [] },
			{ text: '', products: null, note: '' },
		],
		[
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
		],
		[{ blockType: 'faq', heading: 'Asked', text, items: [{ question: 'Why?', answer: text }] }],
		[
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
		],
		[
			{
				blockType: 'carousel',
				heading: 'Slides',
				slides: [{ image, heading: 'Slide', text: 'Plain', link }],
			},
		],
		[
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
			{ links: [{ link: expectedLink, description: 'There' }] },
		],
		[
			{
				blockType: 'richText',
				content: richText('## Part\n\nText with **weight**.'),
				width: 'wide',
				tableOfContents: true,
			},
			{ content: `<h2 id="part">Part</h2>${html}` },
		],
		[
			{
				blockType: 'mediaText',
				eyebrow: 'Above',
				heading: 'Beside',
				text,
				bullets: ['One'],
				buttons,
				image,
				animation: { file: media.moving, ...movement },
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
				animation: {
					animationLink: media.movingUrl,
					animationData: null,
					poster: null,
					alt: 'Moving',
					...movement,
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
			},
		],
		[
			{
				blockType: 'statistics',
				heading: 'Figures',
				theme: 'dark',
				items: [{ value: '99 %', label: 'arrive' }],
				source: 'Counted',
			},
		],
		[{ blockType: 'logoWall', heading: 'Logos', logos: [{ image, link }] }],
		[{ blockType: 'wideCta', ...plainText, buttons }, plainHtml],
		[{ blockType: 'featureList', heading: 'Features', text, features }],
		[
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
				channels: [
					{
						kind: 'phone',
						label: 'Call',
						link: { title: '1', url: 'tel:+4512345678', target: '_self' },
						text: 'T',
					},
				],
			},
		],
		[
			{
				blockType: 'video',
				heading: 'Film',
				text,
				video: image,
				poster: image,
				captions: image,
				transcript: text,
			},
		],
		[
			{ blockType: 'form', ...plainText, form: media.form },
			{
				...plainHtml,
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
			{
				blockType: 'messageComposer',
				...plainText,
				opensWith: 'rcs',
				country: 'DK',
				smsSender: 'Ferry',
				smsText: 'Late',
				rcsButtons: ['Take the bus'],
				image,
				emailSubject: 'Delayed',
			},
			{
				...plainHtml,
				rcsSender: '',
				rcsTitle: '',
				rcsText: '',
				emailSender: '',
				emailText: '',
			},
		],
		[
			{ blockType: 'apiErrors', ...plainText },
			{
				...plainHtml,
				errors: Object.entries(apiErrors).map(([code, { status, title, remedy }]) => ({
					code,
					status,
					title: title.en,
					remedy: remedy.en,
				})),
			},
		],
		[
			{
				blockType: 'priceExtract',
				...plainText,
				countries: ['SE', 'DK'],
				link,
				note: 'No VAT',
			},
			plainHtml,
		],
	];
};

/** Every blog element, as stored blocks. */
export const elementRows = ({ image }: Pick<SectionMedia, 'image'>): object[] => [
	{ blockType: 'heading', text: 'Begin', level: '2' },
	{ blockType: 'content', content: text },
	{ blockType: 'media', media: image, caption: 'Seen' },
	{ blockType: 'slider', heading: 'Seen', slides: [{ image, caption: 'One' }] },
	{ blockType: 'featureList', heading: 'Has', features },
	{ blockType: 'featureBoxes', heading: 'Has', boxes: [{ heading: 'One', text }] },
	{ blockType: 'code', code: '{}', language: 'json', caption: 'Source' },
	{ blockType: 'quote', quote: 'Good', source: 'A role' },
	{ blockType: 'table', caption: 'Prices', table: text },
	{ blockType: 'ctaButton', button: buttons[0] },
	{ blockType: 'wideCta', heading: 'Act', text: 'Now', button: buttons[0] },
	{ blockType: 'signature', text: 'Bye', author: 1 },
];
