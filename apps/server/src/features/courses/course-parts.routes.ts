import type { App } from '../../platform/http/types.ts';
import { courseParams, nothing, WORKSPACE } from '../../vocabulary/paths.ts';
import {
  addComponent,
  addDayOff,
  addMeeting,
  changeComponent,
  changeMeeting,
  removeComponent,
  removeDayOff,
  removeMeeting,
  restoreComponent,
  restoreDayOff,
  restoreMeeting,
} from './course-parts.usecases.ts';
import {
  componentCreate,
  componentParams,
  componentPatch,
  componentView,
  dayOffCreate,
  dayOffParams,
  dayOffView,
  meetingCreate,
  meetingParams,
  meetingPatch,
  meetingView,
} from './courses.schemas.ts';
import type { CourseDeps } from './courses.usecases.ts';
import { toComponentView, toDayOffView, toMeetingView } from './courses.views.ts';

const tags = ['courses'];
const COURSE = `${WORKSPACE}/courses/:courseId`;

/** Class meetings, grade components and days off, where the student corrects or completes the syllabus. */
export async function coursePartRoutes(app: App, deps: CourseDeps) {
  app.post(
    `${COURSE}/meetings`,
    {
      schema: {
        operationId: 'addMeeting',
        tags,
        params: courseParams,
        body: meetingCreate,
        response: { 201: meetingView },
      },
    },
    async ({ params, body }, reply) =>
      reply.code(201).send(toMeetingView(await addMeeting({ ...deps, ...params, meeting: body }))),
  );
  app.patch(
    `${COURSE}/meetings/:meetingId`,
    {
      schema: {
        operationId: 'changeMeeting',
        tags,
        params: meetingParams,
        body: meetingPatch,
        response: { 200: meetingView },
      },
    },
    async ({ params, body }) =>
      toMeetingView(await changeMeeting({ ...deps, ...params, partId: params.meetingId, change: body })),
  );
  app.delete(
    `${COURSE}/meetings/:meetingId`,
    { schema: { operationId: 'removeMeeting', tags, params: meetingParams, response: { 204: nothing } } },
    async ({ params }, reply) => {
      await removeMeeting({ ...deps, ...params, partId: params.meetingId });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${COURSE}/meetings/:meetingId/restoration`,
    {
      schema: {
        operationId: 'restoreMeeting',
        summary: 'Brings a removed class time back, with its place in the syllabus',
        tags,
        params: meetingParams,
        response: { 200: meetingView },
      },
    },
    async ({ params }) =>
      toMeetingView(await restoreMeeting({ ...deps, ...params, partId: params.meetingId })),
  );

  app.post(
    `${COURSE}/components`,
    {
      schema: {
        operationId: 'addComponent',
        tags,
        params: courseParams,
        body: componentCreate,
        response: { 201: componentView },
      },
    },
    async ({ params, body }, reply) =>
      reply.code(201).send(toComponentView(await addComponent({ ...deps, ...params, component: body }))),
  );
  app.patch(
    `${COURSE}/components/:componentId`,
    {
      schema: {
        operationId: 'changeComponent',
        tags,
        params: componentParams,
        body: componentPatch,
        response: { 200: componentView },
      },
    },
    async ({ params, body }) =>
      toComponentView(
        await changeComponent({ ...deps, ...params, partId: params.componentId, change: body }),
      ),
  );
  app.delete(
    `${COURSE}/components/:componentId`,
    { schema: { operationId: 'removeComponent', tags, params: componentParams, response: { 204: nothing } } },
    async ({ params }, reply) => {
      await removeComponent({ ...deps, ...params, partId: params.componentId });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${COURSE}/components/:componentId/restoration`,
    {
      schema: {
        operationId: 'restoreComponent',
        summary: 'Brings a removed part of the grade back, with everybody’s scores in it',
        tags,
        params: componentParams,
        response: { 200: componentView },
      },
    },
    async ({ params }) =>
      toComponentView(await restoreComponent({ ...deps, ...params, partId: params.componentId })),
  );

  app.post(
    `${COURSE}/days-off`,
    {
      schema: {
        operationId: 'addDayOff',
        tags,
        params: courseParams,
        body: dayOffCreate,
        response: { 201: dayOffView },
      },
    },
    async ({ params, body }, reply) =>
      reply.code(201).send(toDayOffView(await addDayOff({ ...deps, ...params, dayOff: body }))),
  );
  app.delete(
    `${COURSE}/days-off/:dayOffId`,
    { schema: { operationId: 'removeDayOff', tags, params: dayOffParams, response: { 204: nothing } } },
    async ({ params }, reply) => {
      await removeDayOff({ ...deps, ...params, partId: params.dayOffId });
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${COURSE}/days-off/:dayOffId/restoration`,
    {
      schema: {
        operationId: 'restoreDayOff',
        summary: 'Brings a removed day off back, with the finding that it was accepted from',
        tags,
        params: dayOffParams,
        response: { 200: dayOffView },
      },
    },
    async ({ params }) => toDayOffView(await restoreDayOff({ ...deps, ...params, partId: params.dayOffId })),
  );
}
