/** Credits of data that is part of the programs, not a package: name, source and license. */
export const dataCredits = [
	`Map of the world: Natural Earth (naturalearthdata.com), public domain, by way of the package world-atlas.`,
	`Typeface: Schibsted Grotesk by the Schibsted-Grotesk Project Authors, SIL Open Font License 1.1; a subset of the file in the
package @fontsource-variable/schibsted-grotesk.`,
	`Flags of countries: country-flag-icons, MIT license. Flags of the languages are drawings of this project.`,
	`Mobile networks and their codes in the demo content: the package mcc-mnc-list, MIT license, after the list of mobile network
codes in Wikipedia. The prices beside them are made up.`,
	`Names of countries: Unicode CLDR (Unicode License v3), by way of the JavaScript engine; the package i18n-iso-countries, MIT license.`,
];
