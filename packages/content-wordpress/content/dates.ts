/** Converts a UTC time of WordPress to ISO 8601 with zone; undefined without a time (drafts have "0000-00-00 …"). */
export function utcDate(gmt: string | null | undefined): string | undefined {
	if (!gmt || gmt.startsWith('0000')) return undefined;
	const time = new Date(/z$|[+-]\d\d:?\d\d$/i.test(gmt) ? gmt : `${gmt.replace(' ', 'T')}Z`);
	return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/**
 * The local and the UTC date of a document. WordPress returns the local one without a zone: it is derived from the UTC date, or from
 * the zone in the settings ("Europe/Copenhagen", "UTC+2" or empty for UTC).
 */
export function documentDates(
	local: string | null | undefined,
	gmt: string | null | undefined,
	zone: string | null | undefined,
): { date: string; dateGmt: string } {
	const asUtc = utcDate(local);
	if (!asUtc) return { date: '', dateGmt: utcDate(gmt) ?? '' };
	const dateGmt = utcDate(gmt) ?? fromZone(asUtc, zone);
	const minutes = Math.round((Date.parse(asUtc) - Date.parse(dateGmt)) / 60_000);
	return { date: asUtc.slice(0, 19) + offsetText(minutes), dateGmt };
}

function fromZone(wallTime: string, zone: string | null | undefined): string {
	const minutes = offsetMinutes(new Date(wallTime), zone ?? '');
	return new Date(Date.parse(wallTime) - minutes * 60_000).toISOString();
}

function offsetMinutes(time: Date, zone: string): number {
	const [, sign, hours = '0', fraction = ''] =
		/([+-])(\d{1,2})(?::?(\d\d)|\.\d+)?$/.exec(zone) ?? [];
	if (sign) {
		const part = /\.(\d+)$/.exec(zone)?.[0];
		const minutes = part ? Number(part) * 60 : Number(fraction || 0);
		return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + minutes);
	}
	try {
		const format = new Intl.DateTimeFormat('en', {
			timeZone: zone || 'UTC',
			timeZoneName: 'longOffset',
		});
		const name =
			format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
		return /\d/.test(name) ? offsetMinutes(time, name) : 0;
	} catch {
		return 0;
	}
}

function offsetText(minutes: number): string {
	const twoDigits = (value: number) => String(value).padStart(2, '0');
	const absolute = Math.abs(minutes);
	return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(absolute / 60))}:${twoDigits(absolute % 60)}`;
}
