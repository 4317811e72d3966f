'use client';
import { RenderDefaultCell, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { countryNameIn } from '../model/country-names.ts';

/** Payload's cell of a relationship would load the countries and show their English names. */
const asText: TextFieldClient = { name: 'country', type: 'text' };

/** The list cell of a country: its name in the editor's language. */
export function CountryCell(props: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const { cellData: code, columnIndex = 0, link } = props;
	const cellData = typeof code === 'string' ? countryNameIn(i18n.language, code) : '–';
	return (
		<RenderDefaultCell
			clientProps={{ ...props, cellData, field: asText }}
			columnIndex={columnIndex}
			isLinkedColumn={link === true}
		/>
	);
}
