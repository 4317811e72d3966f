'use client';
import { Pill } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { TitleCell } from '../../localized-titles/api.client.ts';
import { mediaWords } from './media-words.ts';

/** The list cell of an alternative text, or a notice if a picture has none in the locale of the list. */
export function AltCell(props: ComponentProps<typeof TitleCell>) {
	const t = useTranslator();
	const { deletedAt, mimeType } = props.rowData;
	const isPicture = String(mimeType).startsWith('image/');
	return isPicture && !props.cellData && !deletedAt ? (
		<Pill pillStyle="warning" size="small">
			{t(mediaWords.noAlt)}
		</Pill>
	) : (
		<TitleCell {...props} />
	);
}
