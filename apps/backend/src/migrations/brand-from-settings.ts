import { formerTones } from './former-tones.ts';

/** How the databases differ. */
interface Dialect {
	run: (statement: string) => Promise<unknown>;
	/** An expression as a value of an enumeration of the database. */
	cast: (expression: string, enumeration: string) => string;
}

const look = {
	accent: '#d7351f',
	secondary: '#ffc533',
	neutral: '#0b1f33',
	tones: formerTones,
	font: 'schibstedGrotesk',
	corners: 'square',
	illustrations: 'fields',
	decoration: 'signalFlags',
	share_images: 'dark',
};
const columns = Object.keys(look);
const values = Object.values(look).map((value) => `'${value}'`);

/** Makes a brand of the name and logos of the site settings, with the look that was in the code until then. Run before their columns go. */
export async function brandFromSettings({ run, cast }: Dialect): Promise<void> {
	const names = columns.map((name) => `"${name}"`).join(', ');
	await run(
		`insert into "brand" ("logo_id", "logo_dark_id", ${names}, "_status", "updated_at", "created_at")
		select "logo_id", "logo_dark_id", ${values.join(', ')}, ${cast('"_status"', 'enum_brand_status')}, "updated_at", "created_at"
		from "site_settings" where "brand" is not null or "logo_id" is not null`,
	);
	const isSame = ['brand', 'logo_id', 'logo_dark_id']
		.map((name) => `(v."version_${name}" = s."${name}" or (v."version_${name}" is null and s."${name}" is null))`)
		.join(' and ');
	const status = cast(`case when ${isSame} then ${cast('s."_status"', 'text')} else 'draft' end`, 'enum__brand_v_version_status');
	await run(
		`insert into "_brand_v" ("version_logo_id", "version_logo_dark_id", ${columns.map((name) => `"version_${name}"`).join(', ')},
			"version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest")
		select v."version_logo_id", v."version_logo_dark_id", ${values.join(', ')},
			${status}, v."version_updated_at", v."version_created_at", v."created_at", v."updated_at", true
		from "_site_settings_v" as v cross join "site_settings" as s cross join "brand" where v."latest" = true`,
	);
	for (const locale of ['en', 'da', 'de']) {
		await run(
			`insert into "brand_locales" ("name", "_locale", "_parent_id")
			select s."brand", '${locale}', b."id" from "brand" as b cross join "site_settings" as s`,
		);
		await run(
			`insert into "_brand_v_locales" ("version_name", "_locale", "_parent_id")
			select v."version_brand", '${locale}', b."id" from "_brand_v" as b cross join "_site_settings_v" as v where v."latest" = true`,
		);
	}
}
