'use client';
import { getTranslation, type I18nClient } from '@payloadcms/translations';
import { useListQuery, useTableColumns, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { words } from '../../platform/i18n/words.ts';
import './list-on-phones.css';

const sortBy = words('Sort', 'Sortér', 'Sortieren');

const labelOf = (field: ClientField, i18n: I18nClient): string =>
	'label' in field && field.label ? String(getTranslation(field.label, i18n)) : '';

/** True if the heading of the column has Payload's buttons that sort. */
const isSortable = (field: ClientField): boolean =>
	fieldAffectsData(field) &&
	!['array', 'blocks', 'group'].includes(field.type) &&
	!('virtual' in field && field.virtual === true);

/** Provides the cards of a list on a phone with the names of the columns, and with a menu that sorts. */
export function ListOnPhones() {
	const { collectionSlug, handleSortChange, query } = useListQuery();
	const { columns } = useTableColumns();
	const { i18n } = useTranslation();
	const t = useTranslator();
	const sort = String(query.sort ?? '');
	// The column of the checkboxes has no field.
	const fields = columns.filter(({ field }) => Boolean(field));
	const names = fields.map(({ accessor, field }) => {
		const name = JSON.stringify(labelOf(field, i18n));
		const cell = `.collection-list--${collectionSlug} .cell-${accessor.replaceAll('.', '__')}`;
		return `${cell} { --column-name: ${name} }`;
	});
	const values = fields
		.filter(
			({ accessor, active, field }) => isSortable(field) && (active || sort.endsWith(accessor)),
		)
		.flatMap(({ accessor, field }) => {
			const path = accessor.replaceAll('-', '.');
			const name = labelOf(field, i18n);
			return [
				{ value: path, text: `${name} ↑` },
				{ value: `-${path}`, text: `${name} ↓` },
			];
		});
	const isListed = values.some(({ value }) => value === sort);
	return (
		<>
			<style>{names.join('\n')}</style>
			<label className="list-sort">
				{t(sortBy)}
				<select
					className="own-input"
					onChange={({ target }) => void handleSortChange?.(target.value)}
					value={sort}
				>
					{isListed ? null : <option value={sort}>–</option>}
					{values.map(({ value, text }) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
			</label>
		</>
	);
}
