import { createContext, type ReactNode, useContext } from 'react';

const Place = createContext<string | undefined>(undefined);

/** Tells the price forms below it the id of the element that the answered page is to show. */
export const PriceFormPlace = Place.Provider;

/** A choice that the server answers where React has not started; its answer shows the same place again (boot/boot.ts). */
export function PriceForm({ title, children }: { title?: string; children: ReactNode }) {
	const place = useContext(Place);
	return (
		<form method="get" action={place && `#${place}`} title={title}>
			{children}
		</form>
	);
}
