import { typeDefs } from '@website/contracts/content-sdl';
import { buildSchema } from 'graphql';

/** The content contract, with its directives. */
export const contract = buildSchema(typeDefs);
