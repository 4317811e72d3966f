'use client';
import { useForm } from '@payloadcms/ui';
import { changeFields } from '../../admin/saving/changed-fields.ts';
import type { LinkedDocument } from '../../model/fields/pasting/nodes.ts';

interface LinkChoice extends Pick<LinkedDocument, 'relationTo' | 'value'> {
	title?: string;
	anchor?: string | null;
}

/**
 * Fills the fields of a link beside the field at `path`, if the form has them: `reference` and `url` in a section; `linkType`, `doc` and
 * `url` in rich text.
 */
export function useTarget(path: string) {
	const { dispatchFields, getFields, setModified } = useForm();
	const prefix = path.slice(0, path.lastIndexOf('.') + 1);
	const set = (name: string, value: unknown) => {
		if (!(`${prefix}${name}` in getFields())) return;
		dispatchFields(changeFields(getFields(), { [`${prefix}${name}`]: value }));
		setModified(true);
	};
	const isEmpty = (name: string) => !getFields()[`${prefix}${name}`]?.value;
	return {
		urlPath: `${prefix}url`,
		setDocument({ anchor, relationTo, title, value }: LinkChoice) {
			set('reference', { relationTo, value });
			set('doc', { relationTo, value });
			set('linkType', 'internal');
			set('url', '');
			if (anchor) set('anchor', anchor);
			for (const name of ['title', 'text']) if (title && isEmpty(name)) set(name, title);
		},
		setUrl(url: string) {
			set('reference', null);
			set('doc', null);
			set('linkType', 'custom');
			set('url', url);
		},
	};
}
