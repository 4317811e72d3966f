import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { isAddressed } from '@website/contracts/entities';
import { isLocaleCode } from '@website/contracts/locales';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useState } from 'react';
import { type Appearance, readAppearance } from './read-appearance.ts';

const pauseMs = 300;

type State = Appearance | 'unsaved' | 'failed' | undefined;

/** The metadata of the form's document, updated shortly after each change; undefined until it is loaded. */
export function useAppearance(token: string): State {
	const { id, collectionSlug: collection = '' } = useDocumentInfo();
	const { code } = useLocale();
	const [fields] = useAllFormFields();
	const [state, setState] = useState<State>();
	useEffect(() => {
		if (id === undefined) {
			setState('unsaved');
			return;
		}
		if (!isLocaleCode(code) || !isAddressed(collection)) return;
		const aborter = new AbortController();
		const read = async () => {
			const values = reduceFieldsToValues(fields, true);
			const document = { collection, id: String(id), lang: code, values };
			const appearance = await readAppearance(document, token, aborter.signal);
			setState(appearance ?? 'failed');
		};
		const timer = setTimeout(() => {
			read().catch(() => {
				if (!aborter.signal.aborted) setState('failed');
			});
		}, pauseMs);
		return () => {
			clearTimeout(timer);
			aborter.abort();
		};
	}, [fields, id, collection, code, token]);
	return state;
}
