'use client';
import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import { useCallback } from 'react';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import { isSameValue } from '../../../documents/same-value.ts';
import { formValues } from './form-values.ts';
import type { Data } from './merge-documents.ts';
import { mergeFormState } from './merge-form-state.ts';

/** Returns new values for the form from its current ones; null cancels the change. */
type Change = (now: Data) => Data | null;

/**
 * Changes values of the open form. The backend builds the new form state; if the form changes before the response, the change is applied
 * again to the new values, so that no text is lost. Returns false if the change was canceled, or aborted by `signal`.
 */
export function useChangeForm(): (change: Change, signal?: AbortSignal) => Promise<boolean> {
	const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
	const { code: locale } = useLocale();
	const { getFormState } = useServerFunctions();
	const { getFields, dispatchFields } = useForm();
	const latest = useLatest(getFields);
	const fetchState = useLatest(async (data: Data, signal: AbortSignal | undefined) =>
		getFormState({
			...(id === undefined ? {} : { id }),
			...(collectionSlug ? { collectionSlug } : {}),
			...(globalSlug ? { globalSlug } : {}),
			data,
			docPermissions,
			docPreferences: await getDocPreferences(),
			locale,
			operation: 'update',
			renderAllFields: true,
			schemaPath: collectionSlug ?? globalSlug ?? '',
			skipValidation: true,
			...(signal ? { signal } : {}),
		}),
	);
	return useCallback(
		async (change, signal) => {
			for (;;) {
				const now = formValues(latest.current());
				const data = change(now);
				if (!data) return false;
				const { state } = await fetchState.current(data, signal);
				if (signal?.aborted || !state) return false;
				if (!isSameValue(formValues(latest.current()), now)) continue;
				const merged = mergeFormState(latest.current(), state);
				dispatchFields({ type: 'REPLACE_STATE', state: merged });
				return true;
			}
		},
		[latest, fetchState, dispatchFields],
	);
}
