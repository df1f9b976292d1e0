/** The service inside a program. */

export { createService, type Service, type ServiceParts } from './create-service.js';
