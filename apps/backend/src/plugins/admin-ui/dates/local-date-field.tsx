'use client';
import { DateTimeField, useTranslation } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';

const pickerWords = {
	time: words('Time', 'Klokkeslæt', 'Uhrzeit'),
	earlier: words('Previous month', 'Forrige måned', 'Voriger Monat'),
	later: words('Next month', 'Næste måned', 'Nächster Monat'),
};

/** Payload's field for a date, in the language of the interface from its first picture on; by itself it learns the language after that. */
export const LocalDateField: DateFieldClientComponent = ({ field, ...props }) => {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const overrides = {
		locale: i18n.dateFNS,
		timeCaption: t(pickerWords.time),
		previousMonthButtonLabel: t(pickerWords.earlier),
		previousMonthAriaLabel: t(pickerWords.earlier),
		nextMonthButtonLabel: t(pickerWords.later),
		nextMonthAriaLabel: t(pickerWords.later),
	};
	// Payload's type of these settings lets nothing be spread.
	const admin = Object.assign({}, field.admin, {
		date: Object.assign({}, field.admin?.date, { overrides }),
	});
	return <DateTimeField {...props} field={{ ...field, admin }} />;
};
