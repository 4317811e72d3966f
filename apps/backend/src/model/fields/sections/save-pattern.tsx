'use client';
import {
	toast,
	useAuth,
	useDocumentInfo,
	useFormModified,
	useLocale,
	useRowLabel,
	useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { NamePattern } from './name-pattern.tsx';
import { patternWords } from './pattern-words.ts';

/** A button in a section's row that saves it as a pattern under a name. Disabled until the changes in the form are saved. */
export function SavePattern() {
	const { path, rowNumber = 0 } = useRowLabel<unknown>();
	const { id, collectionSlug } = useDocumentInfo();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const call = useCall();
	const { permissions } = useAuth();
	const isModified = useFormModified();
	const [isNaming, setIsNaming] = useState(false);
	const t = translatorIn(i18n.language);
	const isOfDocument = /^(sections|blogSections)\.\d+$/.test(path);
	const canCreate = permissions?.collections?.patterns?.create === true;
	if (
		!canCreate ||
		!isOfDocument ||
		id === undefined ||
		!/^(pages|posts)$/.test(collectionSlug ?? '')
	)
		return null;
	const save = async (name: string): Promise<string | null> => {
		const section = { collection: collectionSlug, id, language: code, index: rowNumber, name };
		try {
			await call(z.unknown(), '/sections/save', { body: section });
		} catch (cause) {
			return `${t(patternWords.failed)} ${cause instanceof Error ? cause.message : ''}`;
		}
		toast.success(t(patternWords.saved));
		return null;
	};
	return (
		<>
			<button
				aria-label={`${t(patternWords.save)}: ${rowNumber + 1}`}
				className="section-tool"
				disabled={isModified}
				onClick={(event) => {
					event.stopPropagation();
					setIsNaming(true);
				}}
				title={t(isModified ? patternWords.wait : patternWords.save)}
				type="button"
			>
				<span aria-hidden="true">☆</span>
			</button>
			{/* Outside of the row, because a click on the row expands it. */}
			{isNaming
				? createPortal(
						<NamePattern onClose={() => setIsNaming(false)} save={save} />,
						document.body,
					)
				: null}
		</>
	);
}
