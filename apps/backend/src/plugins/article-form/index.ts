import type { CollectionConfig, Field } from 'payload';
import { inTab } from '../../admin/forms/tabs.ts';
import { words } from '../../platform/i18n/words.ts';
import { changeEntities, type Plugin } from '../../platform/plugin.ts';

interface Options {
	collection: string;
	/** Field names of the collection. */
	title: string;
	lead: string;
	body: string;
}

const placeholders = {
	title: words('Title', 'Titel', 'Titel'),
	lead: words(
		'Excerpt: what the article says, in two sentences. Lists show it too.',
		'Uddrag: hvad artiklen siger, i to sætninger. Lister viser det også.',
		'Auszug: was der Artikel sagt, in zwei Sätzen. Auch Listen zeigen ihn.',
	),
};

/**
 * Arranges the form of articles for writing: title, lead and body below each other as on the site, expanded and without borders. The schema
 * does not change.
 */
export function articleForm({ collection, title, lead, body }: Options): Plugin {
	const adaptField = (field: Field): Field => {
		if (field.type === 'text' && field.name === title)
			return inTab('content', {
				...field,
				admin: {
					...field.admin,
					placeholder: placeholders.title,
					components: {
						...field.admin?.components,
						Field: '/plugins/article-form/title-input.tsx#TitleInput',
					},
				},
			});
		if (field.type === 'textarea' && field.name === lead)
			return {
				...field,
				admin: { ...field.admin, className: 'article-lead', placeholder: placeholders.lead },
			};
		if (field.type === 'blocks' && field.name === body) {
			const { components } = field.admin ?? {};
			return {
				...field,
				admin: {
					...field.admin,
					className: 'article-body',
					initCollapsed: false,
					components: {
						...components,
						afterInput: [
							{
								path: '/plugins/article-form/quick-add.tsx#QuickAdd',
								clientProps: { list: body },
							},
							...(components?.afterInput ?? []),
						],
					},
				},
			};
		}
		return field;
	};
	return changeEntities(
		{ collections: [collection] },
		{
			collection: (article: CollectionConfig) => ({
				...article,
				fields: article.fields.map(adaptField),
			}),
		},
	);
}
