import type { Payload } from 'payload';
import type { Media } from '../../payload-types.ts';
import './desk.css';

const isFile = (value: unknown): value is Media =>
	typeof value === 'object' && value !== null && 'url' in value && Boolean(value.url);

/** The site's name as its logo, the one for dark surroundings where the interface is dark; in letters where there is none. */
export async function SiteLogo({ payload }: { payload: Payload }) {
	const { brand, logo, logoDark } = await payload.findGlobal({
		slug: 'site-settings',
		depth: 1,
		select: { brand: true, logo: true, logoDark: true },
	});
	const name = brand || 'Website';
	if (!isFile(logo)) return <span className="site-name">{name}</span>;
	const dark = isFile(logoDark) ? logoDark : logo;
	return (
		<span className="site-logo">
			{/* biome-ignore lint/performance/noImgElement: a drawing of the backend's own, which needs no other sizes. */}
			<img alt={name} className="site-logo-light" src={logo.url ?? ''} />
			{/* biome-ignore lint/performance/noImgElement: as above. */}
			<img alt={name} className="site-logo-dark" src={dark.url ?? ''} />
		</span>
	);
}
