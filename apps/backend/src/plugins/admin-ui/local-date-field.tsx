'use client';
import { DateTimeField, useTranslation } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { translatorIn, words } from '../../platform/i18n/words.ts';

const pickerWords = {
	time: words('Time', 'Klokkeslæt', 'Uhrzeit'),
	earlier: words('Previous month', 'Forrige måned', 'Voriger Monat'),
	later: words('Next month', 'Næste måned', 'Nächster Monat'),
};

/** Payload's date field, in the language of the interface from the first render. Payload sets the language only after it. */
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
	// The types of these options do not allow a spread.
	const admin = Object.assign({}, field.admin, {
		date: Object.assign({}, field.admin?.date, { overrides }),
	});
	return <DateTimeField {...props} field={{ ...field, admin }} />;
};
