'use client';
import {
	toast,
	useConfig,
	useDocumentInfo,
	useForm,
	useFormBackgroundProcessing,
	useFormProcessing,
	useLocale,
	useTranslation,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { callEndpoint } from '../../../admin/endpoints/call-endpoint.ts';
import { useFieldLabel } from '../../../admin/forms/use-field-label.ts';
import { registerOpenForm } from '../../../admin/saving/document-changed.ts';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import { documentInForm } from '../../../documents/document-ref.ts';
import { isEditable, isSameValue } from '../../../documents/same-value.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import type { FormText } from '../saving/use-unsaved.ts';
import { type Conflict, type Data, mergeDocuments } from './merge-documents.ts';
import { mergeWords } from './merge-words.ts';
import { useChangeForm } from './use-change-form.ts';
import type { RefusedText } from './use-refused-text.ts';

/** The names of the fields that differ between two states of a document. */
const differingFields = (one: Data, other: Data): string[] =>
	Object.keys(one).filter((name) => isEditable(name) && !isSameValue(one[name], other[name]));

const values = z.record(z.string(), z.unknown());
const responseShape = z.object({
	doc: values,
	conflicts: z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() })),
});

interface WaitingMerge {
	follows: boolean;
	resolve: (isMerged: boolean) => void;
}

interface MergeOptions {
	formName: string;
	currentText: () => FormText;
	onRefused: (refused: RefusedText) => void;
	/** True while the form is being saved without Payload's `submit`. */
	isSending: boolean;
}

/**
 * Lets the backend merge the form with changes of its document made elsewhere, and shows the result in the form: after a save of an outdated
 * version was rejected, and after another part of the page changed the document. Waits while the form itself is being saved.
 *
 * @returns true while a merge is running
 */
export function useMerging({ formName, currentText, onRefused, isSending }: MergeOptions): boolean {
	const { id, collectionSlug, globalSlug, setData } = useDocumentInfo();
	const { code: language } = useLocale();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { setModified } = useForm();
	const labelOf = useFieldLabel();
	const changeForm = useChangeForm();
	const isSaving = [useFormBackgroundProcessing(), useFormProcessing(), isSending].some(Boolean);
	const [waiting, setWaiting] = useState<readonly WaitingMerge[]>([]);
	const requestMerge = useCallback(
		(follows: boolean) =>
			new Promise<boolean>((resolve) =>
				setWaiting((earlier) => [...earlier, { follows, resolve }]),
			),
		[],
	);
	const merge = useLatest(async (follows: boolean): Promise<boolean> => {
		const { base, data } = currentText();
		const { doc, conflicts } = await callEndpoint(
			responseShape,
			`${config.routes.api}/autosave/merge?autosave=true`,
			{
				language: i18n.language,
				body: {
					entity: globalSlug ?? collectionSlug,
					id,
					language,
					form: formName,
					base,
					mine: follows ? base : data,
				},
				acceptedStatuses: [409],
			},
		);
		let mine = doc;
		let typed: readonly Conflict[] = [];
		let result = doc;
		let changedNames: readonly string[] = [];
		const isShown = await changeForm((now) => {
			// The document contains the values that were sent; the editor may have continued to type.
			({ data: result, conflicts: typed } = mergeDocuments(data, now, doc));
			const ownDocument = mergeDocuments(base, data, doc, 'mine').data;
			mine = mergeDocuments(data, now, ownDocument, 'mine').data;
			changedNames = differingFields(result, now);
			return result;
		});
		if (!isShown) return false;
		const all = [
			...typed,
			...conflicts.filter(({ path }) => typed.every((other) => other.path !== path)),
		];
		if (all.length > 0) onRefused({ doc: result, mine, base, conflicts: all });
		setData(doc);
		setModified(differingFields(result, doc).length > 0);
		if (changedNames.length > 0 && !follows)
			toast.info(
				translatorIn(i18n.language)(mergeWords.taken, {
					fields: changedNames.map(labelOf).join(', '),
				}),
			);
		return all.length === 0;
	});
	const isRunning = useRef(false);
	const finish = useRef<() => void>(undefined);
	useEffect(() => {
		// The form shows the merged values by now.
		finish.current?.();
		finish.current = undefined;
		if (waiting.length === 0 || isSaving || isRunning.current) return;
		isRunning.current = true;
		const end = (isMerged: boolean) => {
			isRunning.current = false;
			finish.current = () => {
				for (const { resolve } of waiting) resolve(isMerged);
			};
			setWaiting((all) => all.slice(waiting.length));
		};
		merge.current(waiting.every(({ follows }) => follows)).then(end, (cause: unknown) => {
			console.error(cause);
			end(false);
		});
	}, [waiting, isSaving, merge]);
	const latestWaiting = useLatest(waiting);
	useEffect(
		() => () => {
			for (const { resolve } of latestWaiting.current) resolve(false);
		},
		[latestWaiting],
	);
	const document = globalSlug ?? `${collectionSlug}/${id}`;
	const isStored = documentInForm({ id, collectionSlug, globalSlug }) !== null;
	useEffect(
		() => (isStored ? registerOpenForm(document, requestMerge) : undefined),
		[isStored, document, requestMerge],
	);
	return waiting.length > 0;
}
