'use client';
import { RenderDefaultCell, useListQuery, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { formatAmountIn, fractionDigits, isAmount } from '../model/amount.ts';
import './cells.css';
import { formatDay } from '../collections/iso-day.ts';
import { countryNameIn } from '../model/country-names.ts';

/** The list cell of a day, formatted in the editor's language; a dash if it is empty. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	return <span>{typeof cellData === 'string' ? formatDay(cellData, i18n.language) : '–'}</span>;
}

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

/** The list cell of a count, formatted in the editor's language; a dash if it is empty. */
export function CountCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const isCount = typeof cellData === 'number';
	return <span>{isCount ? new Intl.NumberFormat(i18n.language).format(cellData) : '–'}</span>;
}

/** The list cell of a code that is also the id; without it, Payload would add “ID:”. */
export function CodeCell({ cellData }: DefaultCellComponentProps) {
	return <span>{String(cellData)}</span>;
}

/** The list cell of an amount: a decimal with as many digits as the others of its column, or a dash for "no price". */
export function AmountCell({ cellData, field }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const { data } = useListQuery();
	const name = 'name' in field ? field.name : '';
	const digits = fractionDigits((data?.docs ?? []).map((row) => row[name]));
	return (
		<span className="amount-cell">
			{isAmount(cellData) ? formatAmountIn(cellData, i18n.language, digits) : '–'}
		</span>
	);
}
