import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import { noDrafts } from '../../content/drafts/draft-view.ts';
import { readNamedBrand } from '../../content/reading/named-brand.ts';
import './dashboard.css';

/** The brand's name as its logo, the one for dark surroundings where the interface is dark; in letters where there is none. */
export async function SiteLogo({ payload }: { payload: Payload }) {
	const brand = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	const name = brand.name || 'Website';
	const ids = [brand.logo, brand.logoDark].filter((id) => typeof id === 'number');
	const { docs } = await payload.find({
		collection: 'media',
		where: { id: { in: ids } },
		depth: 0,
	});
	const addressOf = (id: unknown) => docs.find((file) => file.id === id)?.url;
	const light = addressOf(brand.logo);
	if (!light) return <span className="site-name">{name}</span>;
	return (
		<span className="site-logo">
			{/* biome-ignore lint/performance/noImgElement: a drawing of the backend's own, which needs no other sizes. */}
			<img alt={name} className="site-logo-light" src={light} />
			{/* biome-ignore lint/performance/noImgElement: as above. */}
			<img alt={name} className="site-logo-dark" src={addressOf(brand.logoDark) ?? light} />
		</span>
	);
}
