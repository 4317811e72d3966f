'use client';
import { useForm } from '@payloadcms/ui';
import type { LinkedDocument } from '../../../model/fields/pasting/nodes.ts';
import { changeFields } from '../../../platform/admin/saving/changed-fields.ts';

interface Chosen extends Pick<LinkedDocument, 'relationTo' | 'value'> {
	title?: string;
	anchor?: string | null;
}

/**
 * Fills the fields of a link: those of a section (`reference`, `url`) or those of a text (`linkType`, `doc`, `url`), by which of them the
 * form has beside the field at `path`.
 */
export function useTarget(path: string) {
	const { dispatchFields, getFields, setModified } = useForm();
	const around = path.slice(0, path.lastIndexOf('.') + 1);
	const set = (name: string, value: unknown) => {
		if (!(`${around}${name}` in getFields())) return;
		dispatchFields(changeFields(getFields(), { [`${around}${name}`]: value }));
		setModified(true);
	};
	const isEmpty = (name: string) => !getFields()[`${around}${name}`]?.value;
	return {
		addressPath: `${around}url`,
		document({ anchor, relationTo, title, value }: Chosen) {
			set('reference', { relationTo, value });
			set('doc', { relationTo, value });
			set('linkType', 'internal');
			set('url', '');
			if (anchor) set('anchor', anchor);
			for (const name of ['title', 'text']) if (title && isEmpty(name)) set(name, title);
		},
		address(url: string) {
			set('reference', null);
			set('doc', null);
			set('linkType', 'custom');
			set('url', url);
		},
	};
}
