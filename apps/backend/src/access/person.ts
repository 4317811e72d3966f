import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { type Action, type Entity, type Extent, type Role, rights, roles } from './rights.ts';

const person = z.object({
	role: z.enum(roles),
	furtherRoles: z.array(z.enum(roles)).readonly().nullish(),
	/** The target languages of a translator. */
	languages: z.array(z.enum(localeCodes)).readonly().nullish(),
});

/** The properties of an account that determine its rights. */
export type Person = z.infer<typeof person>;

/** Validates a user, which Payload's types do not describe fully; null if it is no account. */
export const asPerson = (user: unknown): Person | null => person.safeParse(user).data ?? null;

type MaybePerson = Person | null | undefined;

/** All roles of a person. */
export const rolesOf = ({ role, furtherRoles }: Person): Role[] => [
	...new Set([role, ...(furtherRoles ?? [])]),
];

/** The extents of a right for each role of a person; empty without the right or without a session. */
export function extentsOf(person: MaybePerson, entity: Entity, action: Action): Extent[] {
	if (!person) return [];
	return rolesOf(person).flatMap((role) => rights[entity][role]?.[action] ?? []);
}

/** True if a person has this right for all documents of an entity. */
export const hasRightForAll = (person: MaybePerson, entity: Entity, action: Action): boolean =>
	extentsOf(person, entity, action).includes('all');

/** True if a person has this right for at least some documents of an entity. */
export const hasRightForSome = (person: MaybePerson, entity: Entity, action: Action): boolean =>
	extentsOf(person, entity, action).length > 0;

/** True if a person translates into this language; false for all languages at once. */
export const translatesInto = (person: MaybePerson, language: unknown): boolean =>
	person?.languages?.some((code) => code === language) ?? false;

/** True if a slug has a line in the table of rights. */
export const isEntity = (slug: string): slug is Entity => Object.hasOwn(rights, slug);
