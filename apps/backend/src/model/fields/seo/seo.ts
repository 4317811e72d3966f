import type { CheckboxField, GroupField, UIField } from 'payload';
import { inTab } from '../../../admin/forms/tabs.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { mediaField } from '../media.ts';
import { collapsibleFields } from '../sections/collapsible-fields.ts';
import { line, lines, localized } from '../text.ts';

/** A UI field that shows the document as a search result and when shared. It stores nothing. */
const appearanceField: UIField = {
	name: 'appearance',
	type: 'ui',
	label: words('Appearance elsewhere', 'Udseende andre steder', 'Erscheinung anderswo'),
	admin: {
		components: {
			Field: '/plugins/live-preview/appearance-panel.tsx#AppearancePanel',
		},
	},
};

const text = (name: string, label: Words, maxLength = 200) =>
	localized({ ...line(name, label), maxLength });

const long = (name: string, label: Words) => localized({ ...lines(name, label), maxLength: 320 });

const flag = (name: string, label: Words): CheckboxField =>
	localized({ name, type: 'checkbox', label });

const image = (name: string, label: Words) => localized(mediaField(name, label));

/**
 * The SEO fields (specification section 3, SEO block). Empty fields fall back to the document and the site settings.
 * URL, dates, publisher, site name and breadcrumbs are always derived from them.
 */
export const seoField: GroupField = inTab('search', {
	name: 'seo',
	type: 'group',
	label: words('Search engines and sharing', 'Søgemaskiner og deling', 'Suchmaschinen und Teilen'),
	fields: [
		appearanceField,
		text('title', words('Title', 'Titel', 'Titel')),
		long('metaDesc', words('Description', 'Beskrivelse', 'Beschreibung')),
		{
			...text('focuskw', words('Focus keyword', 'Fokusord', 'Fokuswort')),
			admin: {
				components: {
					afterInput: ['/model/fields/seo/focus-keyword-check.tsx#FocusKeywordCheck'],
				},
			},
		},
		flag(
			'noindex',
			words(
				'Keep out of search engines',
				'Hold ude af søgemaskiner',
				'Nicht in Suchmaschinen zeigen',
			),
		),
		collapsibleFields(words('When shared', 'Ved deling', 'Beim Teilen'), [
			text('opengraphTitle', words('Title when shared', 'Titel ved deling', 'Titel beim Teilen')),
			long(
				'opengraphDescription',
				words('Description when shared', 'Beskrivelse ved deling', 'Beschreibung beim Teilen'),
			),
			image('opengraphImage', words('Image when shared', 'Billede ved deling', 'Bild beim Teilen')),
			text(
				'opengraphAuthor',
				words('Author when shared', 'Forfatter ved deling', 'Autor beim Teilen'),
			),
			text(
				'opengraphType',
				words('Kind (article, website …)', 'Art (article, website …)', 'Art (article, website …)'),
			),
			text('twitterTitle', words('Title on X', 'Titel på X', 'Titel auf X')),
			long(
				'twitterDescription',
				words('Description on X', 'Beskrivelse på X', 'Beschreibung auf X'),
			),
			image('twitterImage', words('Image on X', 'Billede på X', 'Bild auf X')),
		]),
		collapsibleFields(
			words('More for search engines', 'Mere til søgemaskiner', 'Mehr für Suchmaschinen'),
			[
				text('metaKeywords', words('Keywords', 'Søgeord', 'Suchbegriffe')),
				flag(
					'nofollow',
					words('Links are not followed', 'Links følges ikke', 'Links nicht folgen'),
				),
				text(
					'canonical',
					words('Canonical address', 'Kanonisk adresse', 'Kanonische Adresse'),
					400,
				),
			],
		),
	],
});
