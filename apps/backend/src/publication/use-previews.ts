'use client';
import { useLocale } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../admin/endpoints/call-endpoint.ts';
import { useCall } from '../admin/endpoints/use-endpoint.ts';
import { limits } from './limits.ts';
import { type DocumentPreview, documentPreviews } from './shapes.ts';

/**
 * What publishing these documents changes.
 *
 * @param keys of the documents, joined by commas; empty to read nothing yet
 */
export function usePreviews(keys: string) {
	const call = useCall();
	const { code } = useLocale();
	const [documents, setDocuments] = useState<DocumentPreview[] | null>(null);
	const [problem, setProblem] = useState('');
	const read = useCallback(async () => {
		const all = keys === '' ? [] : keys.split(',');
		const previews: DocumentPreview[] = [];
		try {
			for (let from = 0; from < all.length; from += limits.previewsAtOnce) {
				const some = all.slice(from, from + limits.previewsAtOnce).join(',');
				const path = `/publishing/preview?locale=${code}&documents=${some}`;
				previews.push(...(await call(documentPreviews, path)).documents);
			}
			if (all.length > 0) setDocuments(previews);
		} catch (cause) {
			setProblem(messageOf(cause));
		}
	}, [call, code, keys]);
	useEffect(() => void read(), [read]);
	return { documents, problem, read };
}
