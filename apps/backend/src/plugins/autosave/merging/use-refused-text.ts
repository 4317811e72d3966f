'use client';
import { useForm } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import type { FormText, Unsaved } from '../saving/use-unsaved.ts';
import { type Conflict, type Data, mergeDocuments } from './merge-documents.ts';
import { useChangeForm } from './use-change-form.ts';

/** The result of a merge in which both sides changed the same fields. */
export interface RefusedText {
	/** The values that the form shows. */
	doc: Data;
	/** The same values, with the editor's text in the fields that both sides changed. */
	mine: Data;
	/** The version that the editor's text was made from. */
	base: Data;
	conflicts: readonly Conflict[];
}

interface RefusedTextState {
	/** The fields between whose two texts the editor has to choose; null without any. */
	conflicts: readonly Conflict[] | null;
	refuse: (text: RefusedText) => void;
	choose: (side: 'mine' | 'theirs') => Promise<void>;
	/** Closes the dialog; the text is offered like other unsaved text. */
	postpone: () => void;
	/** Merges unsaved text into the form; false if that failed. */
	mergeIntoForm: (text: FormText) => Promise<boolean>;
}

/** The editor's text in fields that were changed in two places. It is stored in the browser until the editor has chosen. */
export function useRefusedText(keepText: Unsaved['keepText']): RefusedTextState {
	const [refused, setRefused] = useState<RefusedText | null>(null);
	const { setModified } = useForm();
	const changeForm = useChangeForm();
	const remove = useRef(() => {});
	const refuse = (text: RefusedText) => {
		remove.current = keepText({ base: text.base, data: text.mine });
		setRefused(text);
	};
	return {
		conflicts: refused?.conflicts ?? null,
		refuse,
		choose: async (side) => {
			if (!refused) return;
			if (side === 'mine') {
				const { doc, mine } = refused;
				if (!(await changeForm((now) => mergeDocuments(doc, mine, now).data))) return;
				setModified(true);
			}
			setRefused(null);
			remove.current();
		},
		postpone: () => setRefused(null),
		mergeIntoForm: async ({ base, data }) => {
			let merged = mergeDocuments(base, data, data);
			let mine = data;
			const isMerged = await changeForm((now) => {
				merged = mergeDocuments(base, data, now);
				mine = mergeDocuments(base, data, now, 'mine').data;
				return merged.data;
			});
			if (!isMerged) return false;
			setModified(true);
			const { data: doc, conflicts } = merged;
			if (conflicts.length > 0) refuse({ doc, mine, base, conflicts });
			return true;
		},
	};
}
